// The page of a commission for each of its parties: what was ordered, what was handed in, what may be done now, what has happened.
import { BookImage } from 'lucide-react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay, formatDayTime } from '#app/ui/days.ts'
import { fileSource } from '#app/ui/file-address.ts'
import { List, ListLink, ListRow } from '#app/ui/List.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { commissionStateLabels } from '#rules/commission/transitions.ts'
import { imageSource, imageWidths } from '#rules/images.ts'
import { formatCount } from '#rules/rewards.ts'
import type { Commission } from '../queries.ts'
import { CommissionActs } from './CommissionActs.tsx'
import { stateTone } from './CommissionRow.tsx'
import { DeliverForm } from './DeliverForm.tsx'
import { actWords, partyWords, turnWords } from './log-words.ts'
import { Rating } from './Rating.tsx'
import { SayForm } from './SayForm.tsx'

const WIDEST = Math.max(...imageWidths.assets)

export function CommissionPage({ commission, draftId }: { commission: Commission; draftId: string | undefined }) {
  const { title, shouhinmei, status, party, actList, canSay, itemId, isLate, dueAt, turn } = commission
  return (
    <>
      <header className="pt-3.5">
        <p className="flex flex-wrap items-center gap-1.5">
          <Chip tone={stateTone(status)}>{commissionStateLabels[status]}</Chip>
          {isLate && <Chip tone="kin">遅れています</Chip>}
          <span className="text-meta text-ink-soft">{shouhinmei}</span>
        </p>
        <PageHeading className="mt-1">{title}</PageHeading>
      </header>
      {turn !== null && (
        <Card as="section" aria-label="いまの番" className="mt-3">
          <p className="phrases text-sub font-bold">{turnWords(commission)}</p>
          {dueAt && <p className="num mt-1 text-cap text-ink-soft">{formatDay(dueAt)}まで</p>}
        </Card>
      )}
      <Delivery commission={commission} />
      {actList.includes('deliver') && <DeliverForm commission={commission} draftId={draftId} />}
      <CommissionActs commission={commission} />
      {status === 'done' && party === 'client' && <Rating commission={commission} />}
      {itemId !== null && (
        <ButtonLink
          variant="line"
          icon={BookImage}
          className="mt-3"
          to="/gallery/$itemId"
          params={{ itemId: String(itemId) }}
        >
          ギャラリーの作品を見る
        </ButtonLink>
      )}
      <Order commission={commission} />
      <Log commission={commission} />
      {canSay && <SayForm commission={commission} draftId={actList.includes('deliver') ? undefined : draftId} />}
    </>
  )
}

function Delivery({ commission: { delivery, party, status } }: { commission: Commission }) {
  if (!delivery) return null
  const { workTitle, body, picture } = delivery
  return (
    <section aria-labelledby="delivery">
      <SectionHeading id="delivery">
        {party === 'client' || status === 'done' ? '届いた作品' : '納品した作品'}
      </SectionHeading>
      {picture && (
        <img
          {...fileSource(imageSource(picture.picture, 'assets', WIDEST))}
          alt={workTitle}
          width={picture.width}
          height={picture.height}
          className="art mx-auto block h-auto max-h-[70vh] w-auto max-w-full rounded-card bg-sunken"
        />
      )}
      <h3 className="phrases mt-2 font-mincho text-card font-semibold wrap-anywhere">{workTitle}</h3>
      {body && (
        <div className="mt-2 font-mincho text-body leading-[1.95]">
          <StoryText text={body} />
        </div>
      )}
    </section>
  )
}

function Order({ commission }: { commission: Commission }) {
  const { wish, people, optionList, price, days, creatorId, creatorName, character, worldId, worldName } = commission
  return (
    <section aria-labelledby="order">
      <SectionHeading id="order">発注の内容</SectionHeading>
      <div className="font-mincho text-body leading-[1.9]">
        <StoryText text={wish} />
      </div>
      <List className="mt-3">
        <ListLink
          to="/world/$worldId/character/$characterId"
          params={{ worldId, characterId: character.characterId }}
          title={character.characterFullName}
          note={`${worldName}・${character.className} Lv.${character.level}`}
        />
        <ListLink to="/creator/$creatorId" params={{ creatorId }} title={creatorName} note="つくる人" />
        {commission.party !== 'client' && <ListRow title={commission.clientName} note="発注した人" />}
        {people > 1 && <ListRow title="人数" trailing={<b className="num text-sub">{people}人</b>} />}
        {optionList.map(({ optionNo, optionName, price: extra }) => (
          <ListRow key={optionNo} title={optionName} trailing={<b className="num text-sub">+{formatCount(extra)}</b>} />
        ))}
        <ListRow title="料金" trailing={<b className="num text-sub">{formatCount(price)} コイン</b>} />
        {commission.earns !== null && (
          <ListRow
            title="受け取りのときの報酬"
            trailing={<b className="num text-sub">{formatCount(commission.earns)} CP</b>}
          />
        )}
        <ListRow title="制作の日数" trailing={<b className="num text-sub">{days}日</b>} />
      </List>
    </section>
  )
}

function Log({ commission: { logList, party } }: { commission: Commission }) {
  return (
    <section aria-labelledby="log">
      <SectionHeading id="log">これまで</SectionHeading>
      <ol className="grid grid-cols-1 gap-2">
        {logList.map(line => (
          <li key={line.logId} className="rounded-card border border-line bg-surface px-4 py-2">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sub">
              <b>{actWords(line.act)}</b>
              <span className="num text-meta text-ink-soft">
                {partyWords(line.party, party)}・<time dateTime={line.createdAt}>{formatDayTime(line.createdAt)}</time>
              </span>
            </p>
            {line.words && <p className="mt-1 text-sub wrap-anywhere whitespace-pre-wrap">{line.words}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
