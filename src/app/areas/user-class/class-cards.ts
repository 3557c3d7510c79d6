// The cards of the classes: what each is called, how the caller stands to it, where one applies.
import { Crown, Feather, type LucideIcon, Mic, Palette, PenTool, UserRound } from 'lucide-react'
import { shinseiStatus } from '#rules/codes/application.ts'
import { creatorType, type LastClass, lastClass, lastClassLabels } from '#rules/codes/user.ts'
import type { ApplyPlace } from './addresses.ts'
import type { Classes, OwnRequest } from './queries.ts'

export interface ClassCard {
  code: LastClass
  label: string
  icon: LucideIcon
  /** name and picture under which the user acts; null for a class that the user does not have */
  held: { name: string; picture: string | null } | null
  /** newest application; null when there is none, or the class needs none */
  request: OwnRequest | null
  /** form of the application; null for classes that nobody applies for */
  apply: ApplyPlace | null
}

const creators = [
  [lastClass.illustrator, creatorType.illustrator, Palette, 'creatorInfoIllust', 'illustrator'],
  [lastClass.voice, creatorType.voice, Mic, 'creatorInfoVoice', 'voice'],
  [lastClass.writer, creatorType.writer, PenTool, 'creatorInfoWriter', 'writer'],
] as const

export function cardsOf(classes: Classes, requests: readonly OwnRequest[]): ClassCard[] {
  const { userInfo, masterInfo, userInfoAdmin, isStorySupporterOnly } = classes
  const plain = (info: typeof userInfo | null) => info && { name: info.userName, picture: info.icon }
  const cards: ClassCard[] = [
    {
      ...{ code: lastClass.player, label: lastClassLabels[0], icon: UserRound },
      ...{ held: plain(userInfo), request: null, apply: null },
    },
    {
      code: lastClass.master,
      label: isStorySupporterOnly ? 'ストーリーサポーター' : lastClassLabels[1],
      icon: Feather,
      held: masterInfo && { name: masterInfo.masterName, picture: masterInfo.icon },
      request: requests.find(({ kind }) => kind === 'master') ?? null,
      apply: 'master',
    },
    ...creators.map(([code, creatorKbn, icon, info, apply]): ClassCard => {
      const known = classes[info]
      return {
        ...{ code, label: lastClassLabels[code], icon, apply },
        held: known && { name: known.creatorName, picture: known.icon },
        request: requests.find(request => request.kind === 'creator' && request.creatorKbn === creatorKbn) ?? null,
      }
    }),
  ]
  if (userInfoAdmin) {
    cards.push({
      ...{ code: lastClass.admin, label: lastClassLabels[5], icon: Crown },
      ...{ held: plain(userInfoAdmin), request: null, apply: null },
    })
  }
  return cards
}

export const isOpen = (request: OwnRequest | null): boolean => request?.status === shinseiStatus.applying
