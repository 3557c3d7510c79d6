// A link as a square to point a phone at. Always dark on light: not every reader takes it the other way round.
import { encode } from 'uqr'

const QUIET = 4

export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  // One path: a run of dark squares is one step of it.
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="block size-full rounded-card bg-[#fff]"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
