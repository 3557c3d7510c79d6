// The office's queues as its home shows them: name, icon, address.
import type { LinkProps } from '@tanstack/react-router'
import {
  BookHeart,
  BookOpenCheck,
  BookText,
  Feather,
  Flag,
  HeartHandshake,
  LibraryBig,
  type LucideIcon,
  Mailbox,
  MailCheck,
  PackageCheck,
  Palette,
  ScrollText,
  Shapes,
  Sparkles,
  Stamp,
  Tag,
} from 'lucide-react'
import type { OfficeQueue } from '#rules/office.ts'
import type { WaitingQueue } from './queries.ts'

/** Name, icon and address of a desk of the office. */
export type Face = { title: string; icon: LucideIcon; link: LinkProps }

export const queueFaces: Record<OfficeQueue, Face> = {
  opening: { title: 'オープニングの審査', icon: BookOpenCheck, link: { to: '/myPage/admin/info', search: {} } },
  order: {
    title: 'オーダーの確認',
    icon: ScrollText,
    link: { to: '/myPage/admin/orderRequest', search: { group: 'turn', page: 1 } },
  },
  replay: { title: 'リプレイの確認', icon: BookText, link: { to: '/myPage/admin/replay' } },
  extra: { title: '幕間の確認', icon: BookHeart, link: { to: '/myPage/admin/exc', search: {} } },
  commission: {
    title: '納品の確認',
    icon: PackageCheck,
    link: { to: '/admin/tailorManagement', search: { group: 'turn' } },
  },
  omnibus: {
    title: 'オムニバスのテーマ',
    icon: LibraryBig,
    link: { to: '/myPage/admin/omnibus/review', search: {} },
  },
  setting: { title: '公認の審査', icon: Stamp, link: { to: '/myPage/admin/characterSetting' } },
  item: { title: 'アイテムの名前の審査', icon: Tag, link: { to: '/myPage/admin/itemOriginalize' } },
  skill: { title: 'スキルの名前の審査', icon: Sparkles, link: { to: '/myPage/admin/skillOriginalize' } },
  class: { title: 'オリジナルクラスの審査', icon: Shapes, link: { to: '/myPage/admin/originalClass' } },
  letter: {
    title: 'ファンレターの確認',
    icon: MailCheck,
    link: { to: '/admin/fanletter', search: { queue: 'waiting', page: 1 } },
  },
  report: { title: '通報', icon: Flag, link: { to: '/admin/report', search: { state: 'waiting', page: 1 } } },
  makai: {
    title: '匿名の手紙の相談',
    icon: Mailbox,
    link: { to: '/admin/makaiPost' },
  },
  master: { title: 'マスターの審査', icon: Feather, link: { to: '/myPage/admin/master' } },
  supporter: {
    title: 'ストーリーサポーターの審査',
    icon: HeartHandshake,
    link: { to: '/myPage/admin/storySupporterApproval' },
  },
  creator: { title: 'クリエイターの審査', icon: Palette, link: { to: '/admin/creator' } },
}

/** Number of things that wait in some queues. */
export const waitingIn = (queues: readonly WaitingQueue[]): number => queues.reduce((sum, { count }) => sum + count, 0)

/** Whether a queue is one of /myPage/admin: works and applications of members, which are judged. */
export const isJudged = ({ queue }: WaitingQueue): boolean =>
  queueFaces[queue].link.to?.startsWith('/myPage/admin') ?? false
