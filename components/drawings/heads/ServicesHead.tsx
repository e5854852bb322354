import { HeadPicture } from './HeadPicture.tsx'

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
        d="M167 173a0 0 0 0 1 0 0M191 173a24 28 0 1 1-48 0 24 28 0 1 1 48 0zM172 112a20 20 0 1 1-40 0 20 20 0 1 1 40 0zM306 97a11 11 0 1 1-22 0 11 11 0 1 1 22 0zM396 174a32 30 0 1 1-64 0 32 30 0 1 1 64 0zM256 41a36 22 0 1 1-72 0 36 22 0 1 1 72 0z"
      />
      <path className="line" d="M60 200h340" />
    </HeadPicture>
  )
}
