// Rating of a received work by its client, which may be changed.
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { SelectField } from '#app/ui/Field.tsx'
import { RATINGS, ratingLabels } from '#rules/ratings.ts'
import type { Commission } from '../queries.ts'
import { ratingCreator } from '../writes.ts'

export function Rating({ commission }: { commission: Commission }) {
  const { commissionId, creatorId, creatorName, hyouka } = commission
  const { write, lastOf } = useWrite(ratingCreator)
  const last = lastOf({ orderId: commissionId })
  const shown = last ? Number(last.facts.hyouka) : hyouka
  return (
    <section aria-labelledby="rating">
      <SectionHeading id="rating">クリエイターの評価</SectionHeading>
      <SelectField
        label={`${creatorName}さんの作品は`}
        value={shown === null ? '' : String(shown)}
        hint="評価の平均と件数が、クリエイターのページに出ます。あとで変えられます。"
        onChange={event => {
          const chosen = RATINGS.find(each => String(each) === event.currentTarget.value)
          if (chosen) void write({ creatorId, creatorName, orderId: commissionId, hyouka: chosen })
        }}
      >
        <option value="" disabled>
          評価を選ぶ
        </option>
        {[...RATINGS].reverse().map(each => (
          <option key={each} value={String(each)}>
            {`${each}　${ratingLabels[each]}`}
          </option>
        ))}
      </SelectField>
    </section>
  )
}
