// The four drawings of thread for empty, failed, rewarding and passed moments, as they are drawn. Loaded when one is first shown.
import { type DrawingProps, frame } from './drawing-frame.ts'

/** Drawing of an empty list: a spool almost run out, its thread lying loose and dotted. */
function Empty({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} className={className}>
      <path d="M33 30H57V70H33Z" fill="var(--line-strong)" opacity=".22" />
      <path d="M33 30H38V70H33Z" fill="var(--line-strong)" opacity=".2" />
      <rect x="24" y="20" width="42" height="10" rx="5" fill="var(--ai)" />
      <rect x="24" y="68" width="42" height="10" rx="5" fill="var(--ai)" />
      <path d="M32 62C40 62 50 60 58 57" fill="none" stroke="var(--shu)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M59 57C72 55 70 82 92 82C112 82 112 58 132 50C148 44 158 54 152 64C146 74 130 68 134 54C138 38 164 26 184 36C200 44 208 54 226 44"
        fill="none"
        stroke="var(--shu)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeDasharray="1 6"
      />
      <path d="M176 78L216 69" fill="none" stroke="var(--kin)" strokeWidth="2.2" strokeLinecap="round" />
      <ellipse
        cx="221"
        cy="67.9"
        rx="6"
        ry="3"
        transform="rotate(-12 221 67.9)"
        fill="none"
        stroke="var(--kin)"
        strokeWidth="1.8"
      />
    </svg>
  )
}

/** Drawing of a failure: a torn thread, both ends frayed. */
function Failure({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} className={className} fill="none" strokeLinecap="round">
      <path
        d="M10 54C28 36 44 40 46 52C48 64 30 64 34 50C38 38 62 42 76 46C86 49 94 46 102 39"
        stroke="var(--shu)"
        strokeWidth="2.6"
      />
      <path
        d="M102 39C106 35 109 33 114 32M102 39C107 38 111 39 115 41M102 39C105 40 108 43 110 47M102 39C104 34 105 31 105 27"
        stroke="var(--shu)"
        strokeWidth="1.5"
      />
      <path
        d="M138 58C150 66 160 48 176 46C192 44 196 60 208 58C218 56 224 50 230 46"
        stroke="var(--line-strong)"
        strokeWidth="2.6"
      />
      <path
        d="M138 58C134 55 130 54 125 54M138 58C133 59 129 61 126 64M138 58C136 61 134 65 134 70M138 58C137 53 135 50 132 47"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
      />
      <path d="M119 49h.1M121 60h.1M127 38h.1" stroke="var(--kin)" strokeWidth="3" />
    </svg>
  )
}

/** Drawing of a received reward: the thread tied into a bow. */
function Bow({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} className={className} fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path
        d="M6 54C28 38 44 64 68 54C84 48 100 42 120 42C140 42 156 60 176 54C196 48 212 44 234 46"
        stroke="var(--line-strong)"
        strokeWidth="2"
        strokeDasharray="1 6"
      />
      <path
        d="M120 41C112 22 82 12 78 28C74 44 106 50 120 41C134 50 166 44 162 28C158 12 128 22 120 41"
        stroke="var(--kin)"
        strokeWidth="2.2"
      />
      <path
        d="M120 41C108 8 62 2 64 30C66 56 108 56 120 41C132 56 174 56 176 30C178 2 132 8 120 41"
        stroke="var(--shu)"
        strokeWidth="3"
      />
      <path d="M118 44C114 60 102 66 98 82M122 44C126 60 138 66 142 82" stroke="var(--shu)" strokeWidth="3" />
      <path d="M98 82l-3 5M98 82l3 5M142 82l-3 5M142 82l3 5" stroke="var(--shu)" strokeWidth="1.6" />
      <rect x="113" y="34" width="14" height="14" rx="6" fill="var(--shu)" />
      <path d="M117 36.5C115.5 40 115.5 42.5 117 45.5" stroke="var(--on-shu)" strokeWidth="1.3" opacity=".6" />
    </svg>
  )
}

/** Drawing of a lot that was not drawn: the thread makes a loop and goes on. */
function Passed({ className }: DrawingProps) {
  return (
    <svg aria-hidden="true" {...frame} className={className} fill="none" strokeLinecap="round">
      <g stroke="var(--line-strong)" strokeWidth="2" strokeDasharray="1 6">
        <path d="M10 58C34 42 54 70 82 57" />
        <path d="M164 55C179 46 192 58 207 53S224 51 230 49" />
      </g>
      <path
        d="M82 57C101 48 114 36 129 40C146 46 140 68 125 66C110 64 116 40 138 36C150 34 157 46 164 55"
        stroke="var(--ai)"
        strokeWidth="2.6"
      />
      <circle cx="82" cy="57" r="5" fill="var(--ai)" />
      <circle cx="164" cy="55" r="5" fill="var(--surface)" stroke="var(--line-strong)" strokeWidth="2" />
    </svg>
  )
}

const drawings = { Empty, Failure, Bow, Passed }

/** @property name one of the four */
export default function ThreadDrawing({ name, ...props }: DrawingProps & { name: keyof typeof drawings }) {
  const Drawing = drawings[name]
  return <Drawing {...props} />
}
