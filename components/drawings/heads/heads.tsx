import { areas, business } from '../../../content/model/records.ts'
import { HeadPicture } from './HeadPicture.tsx'
import { House, Lamp, Tree, Van } from './street.tsx'

/** Services: a house cut open, with a ring around each machine that is looked after. */
export function ServicesHead() {
  return (
    <HeadPicture>
      <path className="wall" d="M120 60h200v140H120z" />
      <path className="paper" d="M108 64L220 4l112 60-6 8-106-56-106 56z" />
      <path className="lit" d="M128 72h88v56h-88zM128 134h88v60h-88z" />
      <path className="cool" d="M224 72h88v56h-88zM224 134h88v60h-88z" />
      <path className="facade" d="M190 26h60v30h-60z" />
      <path className="line" d="M196 34h20m-20 7h20m-20 7h20M250 41h14v31" />
      <path className="warm" strokeWidth="5" d="M140 104v18m8-18v18m8-18v18m8-18v18" />
      <path className="roof" d="M150 152h34v42h-34z" />
      <path className="hot" d="M162 190c-5-9 3-13 3-21 8 5 10 14 5 21z" />
      <path className="paper" d="M288 90h14v14h-14zM236 82h40v12h-40z" />
      <path
        className="seam"
        d="M240 104q-4 8-8 10m22-10v12m14-12q4 8 8 10M236 150h64v14h-64zM248 150v14m13-14v14m13-14v14m13-14v14"
      />
      <path className="paper" d="M340 154h48v42h-48z" />
      <path className="seam" d="M348 162v26m8-26v26m8-26v26m8-26v26m8-26v26" />
      <path
        className="warm"
        d="M191 173a24 28 0 1 1-48 0 24 28 0 1 1 48 0zM172 112a20 20 0 1 1-40 0 20 20 0 1 1 40 0zM306 97a11 11 0 1 1-22 0 11 11 0 1 1 22 0zM396 174a32 30 0 1 1-64 0 32 30 0 1 1 64 0zM256 41a36 22 0 1 1-72 0 36 22 0 1 1 72 0z"
      />
      <path className="line" d="M60 200h340" />
    </HeadPicture>
  )
}

/** About: the van at the curb of a lit row of houses. */
export function VisitHead() {
  return (
    <HeadPicture>
      <House x={150} y={70} lit={[false, false, true, false]} />
      <House x={216} y={54} lit={[true, true, false, true, true, true]} turret />
      <House x={282} y={70} lit={[false, true, false, false]} />
      <Tree x={368} crown="roof" />
      <Van x={96} />
      <path className="line" d="M20 200h380" />
    </HeadPicture>
  )
}

/** Reviews: a street of fifty windows, as many of them lit as the rating says, ten to a star. */
export function LitStreetHead() {
  const lit = Math.round(business.rating.value * 10)
  return (
    <HeadPicture>
      {[0, 1, 2, 3, 4].map((house) => {
        const litHere = Math.max(0, lit - house * windows.length)
        return (
          <g key={house} transform={`translate(${30 + house * 72} 0)`}>
            <path className="facade" d="M0 24h64v176H0z" />
            <path className="line" d="M-2 24h68M6 30v4m13-4v4m13-4v4m13-4v4m13-4v4" />
            <path className="lit" d={windows.slice(0, litHere).join('')} />
            <path className="wall" d={windows.slice(litHere).join('')} />
          </g>
        )
      })}
      <path className="line" d="M20 200h380" />
    </HeadPicture>
  )
}

/** The ten windows of a house in that street. */
const windows = Array.from(
  { length: 10 },
  (_, index) => `M${11 + (index % 2) * 26} ${40 + Math.floor(index / 2) * 31}h16v20h-16z`,
)

/** Blog: one street tree through the year. */
export function SeasonsHead() {
  return (
    <HeadPicture>
      <path
        className="facade"
        d="M24 60h82v140H24zM118 60h82v140h-82zM212 60h82v140h-82zM306 60h82v140h-82z"
      />
      <path className="line" d="M24 60h82M118 60h82M212 60h82M306 60h82" />
      <Tree x={64} crown="wall" />
      <path
        className="hot"
        d="M50 136a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM70 126a3 3 0 1 0 6 0 3 3 0 0 0-6 0zM64 146a3 3 0 1 0 6 0 3 3 0 0 0-6 0z"
      />
      <Tree x={158} crown="roof" />
      <path className="lit" d="M176 84a10 10 0 1 0 20 0 10 10 0 0 0-20 0z" />
      <Tree x={252} crown="hot" />
      <path className="hot" d="M228 194q4-6 10-2-3 6-10 2zM270 196q4-6 10-2-3 6-10 2z" />
      <path className="line" d="M346 200v-58m0 30l-16-16m16 4l14-14m-14 28l18-6m-18-14l-8-12" />
      <path
        className="cold"
        d="M322 84h0M340 98h0M362 80h0M374 104h0M330 120h0M368 134h0M318 146h0"
      />
      <path className="paper" d="M306 200q14-10 40-6 26-4 42 6z" />
      <path className="line" d="M16 200h384" />
    </HeadPicture>
  )
}

/** Coupons: tickets pinned to a line between two houses. */
export function TicketLineHead() {
  return (
    <HeadPicture>
      <House x={30} y={40} lit={[true, false, true, true, false, false]} />
      <House x={330} y={40} lit={[false, true, false, true, true, false]} turret />
      <path className="line" d="M94 78q118 34 236 0" />
      {['translate(122 88) rotate(7)', 'translate(186 98)', 'translate(250 96) rotate(-7)'].map(
        (transform) => (
          <g key={transform} transform={transform}>
            <path className="lit" d="M0 0h48v26a5 5 0 0 0 0 10v22H0V36a5 5 0 0 0 0-10z" />
            <path className="warm" d="M8 31h32" strokeDasharray="2 6" />
            <path className="roof" d="M12 9h24v5H12zM12 44h24v4H12z" />
            <path className="paper" d="M22-5h4V5h-4z" />
          </g>
        ),
      )}
      <path className="line" d="M20 200h380" />
    </HeadPicture>
  )
}

/** FAQ: one window asks, another answers. */
export function TalkHead() {
  return (
    <HeadPicture>
      <House x={110} y={76} lit={[false, false, true, false]} />
      <House x={256} y={76} lit={[false, false, false, true]} turret />
      <path
        className="paper"
        d="M40 44q0-14 14-14h52q14 0 14 14v24q0 14-14 14H92l8 22-26-22H54q-14 0-14-14z"
      />
      <path
        className="lit"
        d="M284 12q0-12 12-12h72q12 0 12 12v20q0 12-12 12h-46l-14 30-2-30h-10q-12 0-12-12z"
      />
      <path className="seam" strokeWidth="6" d="M70 50q0-9 10-9t10 8q0 6-10 10m0 11h0" />
      <path className="seam" strokeWidth="6" d="M318 22l10 10 20-20" />
      <Lamp x={216} />
      <path className="line" d="M20 200h380" />
    </HeadPicture>
  )
}

/** Contact: the call, the drive, the warm house. */
export function NextStepsHead() {
  return (
    <HeadPicture>
      <path className="paper" d="M30 92q0-8 8-8h40q8 0 8 8v100q0 8-8 8H38q-8 0-8-8z" />
      <path className="facade" d="M36 96h44v78H36z" />
      <path
        className="hot"
        d="M49 128c-4 4 6 26 18 30 4 2 8-3 8-6l-8-6-5 4c-4-2-8-8-9-12l5-4-3-9z"
      />
      <path className="line" d="M54 186h8" />
      <path className="warm" d="M92 116q8 8 0 18m8-26q14 17 0 34" />
      <Van x={138} />
      <path className="line" strokeDasharray="10 12" d="M108 200h140" />
      <House x={284} y={70} lit={[true, true, true, true]} turret />
      <path className="warm" d="M372 96q-6-6 0-12t0-12M384 92q-5-5 0-10t0-10" />
      <path className="line" d="M250 200h150M20 200h76" />
    </HeadPicture>
  )
}

/** Cities we serve: a signpost with the areas. */
export function SignpostHead() {
  const signs = areas.slice(0, 5)
  return (
    <HeadPicture
      display={{ base: 'none', md: 'block' }}
      fontFamily="heading"
      fontWeight="700"
      fontSize="17px"
    >
      <House x={40} y={84} lit={[true, false, false, true]} />
      <Tree x={352} crown="roof" />
      <path className="line" strokeWidth="5" d="M220 200V14" />
      {signs.map(({ slug, name }, index) => {
        const left = index % 2 === 1
        return (
          <g key={slug} transform={`translate(0 ${20 + index * 36})`}>
            <path
              className={left ? 'cool' : 'lit'}
              d={left ? 'M300 0H150l-14 14 14 14h150z' : 'M140 0h152l14 14-14 14H140z'}
            />
            <text className="roof" x="220" y="20" textAnchor="middle">
              {name.replace(' County', '')}
            </text>
          </g>
        )
      })}
      <path className="line" d="M20 200h380" />
    </HeadPicture>
  )
}

/** Not found: a van under a lamp, on a dark street. */
export function LostHead() {
  return (
    <HeadPicture>
      <House x={30} y={84} lit={[false, false, false, false]} />
      <House x={96} y={68} lit={[false, false, false, false]} turret />
      <House x={330} y={84} lit={[false, false, false, true]} />
      <Lamp x={196} />
      <path className="lit" opacity=".25" d="M196 92l-50 108h100z" />
      <Van x={206} />
      <path className="lit" opacity=".35" d="M298 178l60 8v14h-60z" />
      <path className="line" d="M20 200h380" />
    </HeadPicture>
  )
}
