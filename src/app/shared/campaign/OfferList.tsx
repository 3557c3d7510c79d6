// Pages that a campaign offers: a row for each, which leads there.
import type { LinkProps } from '@tanstack/react-router'
import { ClipboardPen, Globe, type LucideIcon, ScrollText, Store, Target } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { type OfferKind, offerKindLabels } from '#rules/campaigns.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { ShownOffer } from './queries.ts'

const offerIcons: Record<OfferKind, LucideIcon> = {
  world: Globe,
  shop: Store,
  scenario: ScrollText,
  mission: Target,
  form: ClipboardPen,
}

function linkOf({ kind, worldId, id, phase }: ShownOffer): LinkProps {
  const world = worldId ?? ''
  switch (kind) {
    case 'world':
      return { to: '/world/$worldId', params: { worldId: world } }
    case 'shop':
      return { to: '/world/$worldId/shop/$shopId', params: { worldId: world, shopId: id } }
    case 'scenario':
      return {
        to: '/world/$worldId/scenario/$scenarioId/$phase',
        params: { worldId: world, scenarioId: padScenarioId(Number(id)), phase: String(phase ?? 1) },
      } as LinkProps
    case 'mission':
      return { to: '/mission', search: worldId === null ? {} : { tabNo: 1, worldId } } as LinkProps
    case 'form':
      return worldId === null
        ? { to: '/form/$formId', params: { formId: id } }
        : { to: '/world/$worldId/form/$formId', params: { worldId: world, formId: id } }
  }
}

/** ワールド・灯守のエルダ — はじめての人におすすめ */
const noteOf = ({ kind, worldName, note }: ShownOffer): string =>
  [[offerKindLabels[kind], worldName].filter(Boolean).join('・'), note].filter(Boolean).join(' — ')

export function OfferList({ offers }: { offers: readonly ShownOffer[] }) {
  return (
    <List>
      {offers.map(offer => (
        <ListLink
          key={`${offer.kind}/${offer.worldId}/${offer.id}`}
          {...linkOf(offer)}
          icon={<Icon of={offerIcons[offer.kind]} className="text-ink-soft" />}
          title={<span className="wrap-anywhere">{offer.title}</span>}
          note={noteOf(offer)}
        />
      ))}
    </List>
  )
}
