// Values by which everybody can repeat a draw, the button that repeats it on this device, and what came of it.
import { ShieldCheck, TriangleAlert } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'

/** Published values with their names; those that are not published yet are left out. */
export const ProofValues = ({ values }: { values: readonly (readonly [name: string, value: string | null])[] }) => (
  <dl className="text-meta break-all">
    {values.map(
      ([name, value]) =>
        value && (
          <div key={name} className="mt-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="num mt-0.5 rounded-pic bg-sunken px-2.5 py-1.5">{value}</dd>
          </div>
        ),
    )}
  </dl>
)

interface ProofCheckProps {
  label: string
  busy: boolean
  onCheck: () => void
  /** null before the check */
  result: { isRight: boolean; words: string } | null
  /** title where the result is as it was promised */
  right: string
}

export const ProofCheck = ({ label, busy, onCheck, result, right }: ProofCheckProps) => (
  <>
    <Button
      variant="tonal"
      icon={ShieldCheck}
      className="mt-3"
      pending={busy}
      pendingLabel="計算しています"
      onClick={onCheck}
    >
      {label}
    </Button>
    {result && (
      <Notice
        className="mt-3"
        icon={result.isRight ? ShieldCheck : TriangleAlert}
        title={result.isRight ? right : '確かめられませんでした'}
      >
        {result.words}
      </Notice>
    )}
  </>
)
