// A link as a QR code. Always dark on light, because not every reader accepts the reverse.
import { encode } from 'uqr'

const QUIET = 4

export default function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  // One path with a step for each run of dark squares.
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
