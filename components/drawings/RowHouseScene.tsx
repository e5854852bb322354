import { chakra } from '@chakra-ui/react/styled-system'

/** Two Washington row houses in section: radiators against the winter, ducts against the summer. */
export function RowHouseScene({ id }: { id: string }) {
  return (
    <Scene id={id} viewBox="0 0 560 456" aria-hidden="true">
      <Sky />
      <TurretHouse />
      <CorniceHouse />
      <path className="wall" d="M92 72h376v378H92z" />
      <path className="brick" d="M97 77v370M280 77v370M463 77v370" />
      <path className="paper" d="M285 67h187v5H285zM264 40h32v5h-4v27h-24V45h-4z" />
      <path
        className="paper"
        d="M86 74c-2-9 6-13 15-12 30-5 60 2 90-1 25-2 45 1 63 1 11 0 16 5 14 12zM0 391c22-10 44-9 60-5 14 3 26 0 32 5z"
      />
      <path className="ground" d="M0 390h92M468 390h92" />
      <path
        className="earth"
        d="M24 402l-9 9M58 402l-9 9M84 402l-9 9M40 420l-9 9M72 420l-9 9M492 402l-9 9M526 402l-9 9M550 402l-9 9M508 420l-9 9M540 420l-9 9"
      />
      <WinterHouse />
      <SummerHouse />
    </Scene>
  )
}

/** A winter night over one half, a summer day over the other. */
function Sky() {
  return (
    <>
      <path className="roof" d="M280 0h264q16 0 16 16v374H280z" />
      <circle className="seam" cx="508" cy="80" r="50" />
      <circle className="facade" cx="508" cy="80" r="37" />
      <circle className="flame" cx="508" cy="80" r="22" />
      <path
        className="snow"
        d="M14 26h0M88 14h0M112 42h0M136 20h0M164 46h0M190 12h0M214 36h0M244 16h0M98 78h0M8 74h0M4 150h0M4 236h0M12 320h0"
      />
    </>
  )
}

function TurretHouse() {
  return (
    <>
      <path className="facade" d="M10 122h82v268H10z" />
      <path className="roof" d="M51 46q14 32 40 48v8h-5v288H16V102h-5v-8q26-16 40-48z" />
      <path className="line" d="M51 38v8M12 102h78" />
      <path className="seam" d="M16 112h70M16 196h70M16 284h70M35 112v278M67 112v278" />
      <path className="warmThing" d="M41 126h20v48H41zM41 212h20v48H41zM41 300h20v52H41z" />
      <path
        className="flame"
        d="M22 126h8v48h-8zM72 126h8v48h-8zM22 212h8v48h-8zM72 212h8v48h-8zM22 300h8v52h-8zM72 300h8v52h-8z"
      />
      <path className="seam" d="M41 150h20M41 236h20M41 326h20" />
    </>
  )
}

function CorniceHouse() {
  return (
    <>
      <path className="facade" d="M468 118h80v272h-80z" />
      <path className="wall" d="M468 92h72l8 28h-80z" />
      <path className="facade" d="M494 118V98l13-9 13 9v20z" />
      <path
        className="line"
        d="M466 121h86M470 128v6M483 128v6M496 128v6M509 128v6M522 128v6M535 128v6M546 128v6"
      />
      <path
        className="warmThing"
        d="M501 100h12v16h-12zM482 152h18v42h-18zM482 232h18v44h-18zM518 232h18v44h-18zM518 318h18v9h-18z"
      />
      <path className="wall" d="M518 152h18v42h-18zM482 318h18v44h-18zM518 331h18v47h-18z" />
      <path className="seam" d="M482 173h18M482 254h18M518 254h18" />
      <path className="paper" d="M508 378h36v6h-36zM504 384h44v6h-44z" />
    </>
  )
}

function WinterHouse() {
  return (
    <>
      <path
        className="warmRoom"
        d="M102 100h173v82H102zM102 188h173v82H102zM102 276h173v86H102zM102 370h173v70H102z"
      />
      <path className="insulation" d={`M106 92q4-8 8 0t8 0${' 8 0'.repeat(18)}`} />
      <path className="night" d="M164 114h30v42h-30zM164 202h30v42h-30zM164 290h30v46h-30z" />
      <path className="pane" d="M164 135h30M164 223h30M164 313h30" />
      <path
        className="warmThing"
        d="M266 146h5v36h-5zM204 164h62v10h-62zM204 174h5v8h-5zM246 156h18v8h-18zM232 228q0-8 8-8h16q8 0 8 8v34h-32zM226 244h8v18h-8zM262 244h8v18h-8zM230 262h4v8h-4zM262 262h4v8h-4zM204 330h58v5h-58zM209 335h4v27h-4zM253 335h4v27h-4zM219 312l14-12 14 12zM136 418h54v4h-54zM142 404h18v14h-18zM166 396h16v22h-16z"
      />
      <path className="seam" d="M233 276v24" />
      <path className="cat" d="M172 268q-2-12 10-12 3-6 6-6l2-5 3 4 4-4 1 6q3 4-1 8 3 9-4 9z" />
      <path className="return" d="M222 430H114V173M114 259h8M114 351h8M114 173h8" />
      <path className="supply" d="M230 392v-12H108V166h14M108 252h14M108 344h14" />
      <path
        className="radiator"
        d={[162, 248, 340].map((y) => `M124 ${y}${'v16m6-16'.repeat(5)}v16`).join('')}
      />
      <path
        className="heat"
        d={[152, 238, 330]
          .map((y) => `M130 ${y}q-4-5 0-10t0-10m9 20q-4-5 0-10t0-10m9 20q-4-5 0-10t0-10`)
          .join('')}
      />
      <path className="boiler" d="M222 396q0-4 4-4h30q4 0 4 4v44h-38z" />
      <path
        className="flame"
        d="M241 434c-8 0-11-8-6-14 2-2 5-5 5-9 7 4 11 10 10 16-1 4-4 7-9 7z"
      />
      <path className="seam" d="M228 400h10" />
      <path className="flue" d="M250 392v-10h26" />
      <path className="smoke" d="M276 34q-5-5 0-10t0-10M286 30q-4-4 0-8t0-8" />
    </>
  )
}

function SummerHouse() {
  return (
    <>
      <path
        className="coolRoom"
        d="M285 100h173v82H285zM285 188h173v82H285zM285 276h173v86H285zM285 370h173v70H285z"
      />
      <path
        className="day"
        d="M300 114h30v42h-30zM300 202h30v42h-30zM300 290h30v46h-30zM384 378h26v14h-26z"
      />
      <path
        className="coolThing"
        d="M344 156h56v5h-56zM348 161h4v21h-4zM392 161h4v21h-4zM364 142h20v12h-20zM340 236q0-6 6-6h60q6 0 6 6v20h-72zM331 242h12v28h-12zM409 242h12v28h-12zM340 254h72v16h-72zM352 200h40v20h-40zM348 330h84v32h-84zM344 325h92v5h-92zM348 288h40v20h-40zM296 398q0-4 4-4h32q4 0 4 4v42h-40zM392 440v-13h16v-13h16v-13h16v-13h18v52z"
      />
      <path
        className="dayPane"
        d="M300 135h30M300 223h30M300 313h30M397 378v14M376 334v24M404 334v24M368 292v12M376 242v12"
      />
      <path className="washer" d="M326 420a10 10 0 1 1-20 0 10 10 0 0 1 20 0z" />
      <path className="duct" d="M350 84h108v220h-10V94h-98z" />
      <path className="unit" d="M416 114h26v64h-26z" />
      <path className="fine" d="M421 160h16M421 166h16M421 172h16M416 140h26" />
      <path
        className="air"
        d="M362 102q0 12-8 20M372 102v24M382 102q0 12 8 20M444 198q-14 0-24 8M444 206q-10 2-16 10M444 286q-14 0-24 8M444 294q-10 2-16 10"
      />
      <path
        className="paper"
        d="M366 36q0-4 4-4h40q4 0 4 4v28h-48zM370 64h6v4h-6zM404 64h6v4h-6z"
      />
      <path className="fine" d="M372 42h36M372 48h36M372 54h36M378 32q12-8 24 0" />
      <path className="lineSet" d="M414 58h10q5 0 5 5v51" />
      <path
        className="outdoorHeat"
        d="M378 22q-4-4 0-8t0-8M390 22q-4-4 0-8t0-8M402 22q-4-4 0-8t0-8"
      />
    </>
  )
}

const Scene = chakra('svg', {
  base: {
    width: '100%',
    height: 'auto',
    // Leaves out the houses on both sides; the box around it cuts the lower floors.
    mdDown: { width: '144.33%', maxWidth: 'none', marginInlineStart: '-22.16%' },
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    // It brings its dusk along where the band's color is the visitor's.
    _highContrast: { bg: 'bg.brand' },
    '& .wall': { fill: 'scene.wall' },
    '& .facade': { fill: 'scene.facade' },
    '& .roof': { fill: 'scene.roof' },
    '& .paper': { fill: 'scene.paper' },
    '& .day, & .warmThing': { fill: 'scene.warmThing' },
    '& .flame': { fill: 'scene.hot' },
    '& .warmRoom': { fill: 'scene.warmRoom' },
    '& .coolRoom': { fill: 'scene.coolRoom' },
    '& .coolThing': { fill: 'scene.coolThing' },
    '& .duct': { fill: 'scene.line' },
    '& .unit': { fill: 'scene.paper', stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .night, & .boiler': { fill: 'scene.facade' },
    '& .cat': { fill: 'scene.roof' },
    '& .snow': { stroke: 'scene.paper', strokeWidth: '4' },
    '& .ground, & .line': { stroke: 'scene.line', strokeWidth: '2.5' },
    '& .earth, & .seam': { stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .pane, & .insulation': { stroke: 'scene.line', strokeWidth: '1.5' },
    '& .dayPane': { stroke: 'scene.coolRoom', strokeWidth: '1.5' },
    '& .fine': { stroke: 'scene.wall', strokeWidth: '1.5' },
    '& .washer': { fill: 'scene.coolRoom', stroke: 'scene.line', strokeWidth: '2.5' },
    '& .return, & .air': { stroke: 'scene.cold', strokeWidth: '2.5' },
    '& .supply, & .heat, & .outdoorHeat': { stroke: 'scene.hot', strokeWidth: '2.5' },
    '& .brick': {
      stroke: 'scene.roof',
      strokeWidth: '10',
      strokeDasharray: '1.5 6.5',
      strokeLinecap: 'butt',
    },
    '& .flue': { stroke: 'scene.roof', strokeWidth: '6' },
    '& .radiator': { stroke: 'scene.hotDeep', strokeWidth: '4' },
    '& .lineSet, & .smoke': { stroke: 'scene.paper', strokeWidth: '2.5' },
  },
})
