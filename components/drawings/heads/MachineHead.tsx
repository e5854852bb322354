import type { ReactNode } from 'react'
import type { Machine } from '../../../content/model/schemas/services.ts'
import { HeadPicture } from './HeadPicture.tsx'
import { Van } from './street.tsx'

/** A service's machine, or an article's subject, at the foot of a wall. */
export function MachineHead({ machine }: { machine: Machine }) {
  return (
    <HeadPicture>
      {machines[machine]}
      <path className="line" d="M20 200h380" />
    </HeadPicture>
  )
}

const wall = <path className="facade" d="M180 20h200v180H180z" />

const bricks = (
  <path
    className="seam"
    strokeWidth="1.5"
    d="M188 44h24m8 0h24m96 16h24m-88-28h24M196 76h24m120 22h24M188 120h20m128 30h28"
  />
)

/** Fins of a coil, between two heights. */
const fins = (x: number, y: number, height: number, count: number) =>
  Array.from({ length: count }, (_, index) => `M${x + index * 8} ${y}v${height}`).join('')

const outdoorUnit = (
  <>
    <path
      className="paper"
      d="M210 104q0-6 6-6h108q6 0 6 6v88H210zM218 192h12v8h-12zM310 192h12v8h-12z"
    />
    <path className="seam" d={fins(222, 112, 68, 13)} />
    <path className="roof" d="M232 98q38-18 76 0z" />
    <path className="line" d="M248 94q22-8 44 0" />
  </>
)

const machines: Record<Machine, ReactNode> = {
  condenser: (
    <>
      {wall}
      {bricks}
      {outdoorUnit}
      <path className="line" d="M330 150h20V44" strokeWidth="6" />
      <path className="roof" d="M340 32h20v14h-20z" />
      <path
        className="warm"
        d="M252 78q-7-7 0-14t0-14M272 74q-7-7 0-14t0-14M292 78q-7-7 0-14t0-14"
      />
    </>
  ),
  heatPump: (
    <>
      {wall}
      {bricks}
      {outdoorUnit}
      <path className="warm" d="M340 128h36m-9-8l9 8-9 8" strokeWidth="5" />
      <path className="cold" d="M376 156h-36m9-8l-9 8 9 8" strokeWidth="5" />
      <path className="cold" d="M252 70v12m-6-9l12 6m-12 0l12-6M286 54v12m-6-9l12 6m-12 0l12-6" />
    </>
  ),
  furnace: (
    <>
      {wall}
      <path className="wall" d="M232 20h76v40h-76z" />
      <path className="paper" d="M222 60h96v140h-96z" />
      <path className="seam" d="M222 112h96M234 74h24M282 170h24m-24 8h24m-24 8h24" />
      <path className="roof" d="M240 124h60v34h-60z" />
      <path
        className="hot"
        d="M250 156c-5-9 3-13 3-21 8 5 10 14 5 21zM266 156c-5-9 3-13 3-21 8 5 10 14 5 21zM282 156c-5-9 3-13 3-21 8 5 10 14 5 21z"
      />
      <path className="line" d="M318 84h26V25" strokeWidth="10" />
      <path className="warm" d="M252 46q-5-6 0-12M270 46q-5-6 0-12M288 46q-5-6 0-12" />
    </>
  ),
  boiler: (
    <>
      {wall}
      <path className="paper" d="M214 92q0-8 8-8h52q8 0 8 8v108h-68z" />
      <path className="roof" d="M226 152h44v30h-44z" />
      <path className="hot" d="M240 181c-6-11 4-16 4-26 10 6 13 18 6 26z" />
      <path className="seam" d="M264 112a12 12 0 1 1-24 0 12 12 0 0 1 24 0zM252 112l6-6" />
      <path className="warm" strokeWidth="4" d="M248 84V52h56v68" />
      <path className="cold" strokeWidth="4" d="M282 190h92v-20" />
      <path className="warm" strokeWidth="10" d="M304 124v46m16-46v46m16-46v46m16-46v46m16-46v46" />
      <path
        className="warm"
        d="M320 106q-6-6 0-12t0-12M340 106q-6-6 0-12t0-12M360 106q-6-6 0-12t0-12"
      />
    </>
  ),
  thermostat: (
    <>
      {wall}
      <path
        className="paper"
        d="M214 44q0-12 12-12h108q12 0 12 12v108q0 12-12 12H226q-12 0-12-12z"
      />
      <path className="seam" strokeWidth="8" d="M246 132a48 48 0 1 1 68 0" />
      <path className="warm" strokeWidth="8" d="M280 50a48 48 0 0 1 34 82" />
      <path
        className="seam"
        strokeWidth="6"
        d="M266 82q-14 8-14 24 0 14 11 14t11-11-11-11-11 11M300 82a9 9 0 1 1-1 0m1 18a11 10 0 1 1-1 0"
      />
    </>
  ),
  duct: (
    <>
      {wall}
      <path className="paper" d="M180 60h126q24 0 24 24v116h-52v-84q0-4-4-4h-94z" />
      <path className="seam" d="M214 60v52m36-52v52m28 30h52m-52 28h52" />
      <path className="cold" strokeWidth="4" d="M190 86h92q18 0 18 18v52m-8-10l8 10 8-10" />
    </>
  ),
  filter: (
    <>
      {wall}
      <path className="paper" d="M244 36h64v152h-64z" />
      <path
        className="seam"
        d="M252 44h48v136h-48zM252 60l48-12M252 78l48-12M252 96l48-12M252 114l48-12M252 132l48-12M252 150l48-12M252 168l48-12"
      />
      <path
        className="warm"
        strokeWidth="7"
        d="M196 70h0M210 96h0M192 120h0M216 134h0M200 152h0M226 78h0M222 110h0"
      />
      <path
        className="cold"
        strokeWidth="4"
        d="M322 84h44m-10-8l10 8-10 8M322 128h44m-10-8l10 8-10 8"
      />
    </>
  ),
  van: (
    <>
      {wall}
      <path className="lit" d="M232 44h34v44h-34zM300 44h34v44h-34z" />
      <Van x={236} />
      <path className="hot" d="M262 136q0-8 8-8t8 8v6h-16z" />
      <path className="warm" d="M256 130l-8-4m34 4l8-4m-20-4v-8" />
    </>
  ),
  rooftop: (
    <>
      <path className="facade" d="M150 104h240v96H150z" />
      <path className="line" d="M144 104h252" strokeWidth="5" />
      <path className="lit" d="M170 128h48v28h-48zM236 128h48v28h-48zM302 128h48v28h-48z" />
      <path className="wall" d="M260 168h32v32h-32zM170 168h70v20h-70zM312 168h60v20h-60z" />
      <path className="paper" d="M200 54h132v44H200z" />
      <path
        className="seam"
        d={`M316 76a14 14 0 1 1-28 0 14 14 0 0 1 28 0z${fins(212, 62, 28, 8)}`}
      />
      <path className="warm" d="M292 42q-6-6 0-12t0-12M310 42q-6-6 0-12t0-12" />
    </>
  ),
  house: (
    <>
      <path className="wall" d="M190 92h180v108H190z" />
      <path className="paper" d="M180 96l100-70 100 70-6 8-94-66-94 66z" />
      <path className="lit" d="M206 116h64v80h-64z" />
      <path className="cool" d="M290 116h64v80h-64z" />
      <path className="warm" strokeWidth="6" d="M218 168v22m10-22v22m10-22v22m10-22v22" />
      <path className="warm" d="M222 156q-5-6 0-12m11 12q-5-6 0-12m11 12q-5-6 0-12" />
      <path className="seam" d="M304 126h36v12h-36zM310 146q0 10-6 16m18-16v18m12-18q0 10 6 16" />
    </>
  ),
  meter: (
    <>
      {wall}
      <path className="paper" d="M330 104a54 54 0 1 1-108 0 54 54 0 0 1 108 0z" />
      <path className="warm" strokeWidth="8" d="M244 124a38 38 0 0 1 12-52" />
      <path className="seam" strokeWidth="8" d="M276 66a38 38 0 0 1 32 58" />
      <path className="roof" d="M272 108l34-26-26 34z" />
      <path className="line" strokeWidth="6" d="M276 158v42" />
      <path className="lit" d="M322 68q28-26 34-8 4 22-34 22 12-8 22-14" />
    </>
  ),
  calendar: (
    <>
      {wall}
      <path className="paper" d="M208 48q0-8 8-8h128q8 0 8 8v132q0 8-8 8H216q-8 0-8-8z" />
      <path className="hot" d="M208 48q0-8 8-8h128q8 0 8 8v22H208z" />
      <path className="line" strokeWidth="5" d="M240 30v20m80-20v20" />
      <path
        className="seam"
        d="M226 92h14m18 0h14m18 0h14m16 0h14M226 118h14m50 0h14m16 0h14M226 146h14m18 0h14m18 0h14M226 170h14m18 0h14"
      />
      <path className="warm" strokeWidth="6" d="M256 116l8 8 14-16M320 144l8 8 14-16" />
    </>
  ),
}
