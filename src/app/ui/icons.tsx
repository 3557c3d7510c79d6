// The service's own icons, drawn on lucide's grid. All others come from lucide by name.
import { createLucideIcon } from 'lucide-react'

/** The alpaca of the coin: for toasts about moved coins. */
export const Alpaca = /* @__PURE__ */ createLucideIcon('alpaca', [
  ['path', { d: 'M16.6 15V8.2h2.1c1.1 0 1.9-.7 1.9-1.7s-.7-1.6-1.7-1.7l-1.6-.2', key: 'neck' }],
  ['path', { d: 'M15.4 4.6l-.3-2.5 2.2 2.1', key: 'ear' }],
  ['path', { d: 'M13.1 12V7c0-1.5.9-2.3 2.3-2.4c1.3-.2 1.5 0 1.9 0', key: 'head' }],
  [
    'path',
    {
      d: 'M13.1 12c-.9-1.1-2.5-1.2-3.4-.4c-1-.8-2.6-.6-3.3.5c-1.3.2-2.2 1.4-2 2.7c.1.8.4 1.4.9 1.9V21.5h2.6v-3.6c1.8.6 3.6.6 5.4 0v3.6h2.6V17c.5-.6.7-1.3.7-2',
      key: 'wool',
    },
  ],
  ['path', { d: 'M17.2 6.5v.01', key: 'eye' }],
])
