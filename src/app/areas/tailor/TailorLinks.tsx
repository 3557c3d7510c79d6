// Links to screens of the tailor as rows of a list, wherever several stand together.
import type { LinkProps } from '@tanstack/react-router'
import { DoorOpen, Images, type LucideIcon, Palette, ReceiptText, Users } from 'lucide-react'
import { Icon } from '#app/ui/Icon.tsx'
import { ListLink } from '#app/ui/List.tsx'

type Face = { link: LinkProps; icon: LucideIcon; title: string; note?: string }

const faces = {
  orders: {
    ...{ link: { to: '/myPage/tailor/myOrder', search: {} }, icon: ReceiptText },
    ...{ title: 'あなたの発注', note: '返事・納品・受け取り' },
  },
  creators: { link: { to: '/tailor/creator', search: {} }, icon: Users, title: 'クリエイターを探す' },
  gallery: { link: { to: '/tailor/gallery', search: {} }, icon: Images, title: 'ギャラリー' },
  offers: {
    ...{ link: { to: '/myPage/tailor/ordermade', search: {} }, icon: DoorOpen },
    ...{ title: '受け付ける作品', note: '窓・料金・日数' },
  },
  room: {
    ...{ link: { to: '/myPage/tailor/creatorRoom', search: {} }, icon: Palette },
    ...{ title: 'クリエイターの紹介', note: '自己紹介・サンプル' },
  },
} as const satisfies Record<string, Face>

export const TailorLinks = ({ of }: { of: readonly (keyof typeof faces)[] }) =>
  of.map(name => {
    const { link, icon, title, note }: Face = faces[name]
    return (
      <ListLink
        key={name}
        {...(link as { to: '/' })}
        icon={<Icon of={icon} className="text-ai" />}
        title={title}
        note={note}
      />
    )
  })
