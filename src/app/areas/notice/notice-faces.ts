// Icon and colours of each kind of notices.
import {
  ArrowLeftRight,
  Bookmark,
  ClipboardCheck,
  Clock,
  Feather,
  Gift,
  type LucideIcon,
  Mail,
  Megaphone,
  MessagesSquare,
  PencilRuler,
  Search,
  Ticket,
  Users,
} from 'lucide-react'
import type { NoticeKind } from '#rules/notices/kinds.ts'

export const noticeFaces: Record<NoticeKind, { icon: LucideIcon; tone: string }> = {
  deadline: { icon: Clock, tone: 'bg-shu-soft text-shu' },
  seat: { icon: Ticket, tone: 'bg-matsuba-soft text-matsuba' },
  scenario: { icon: Bookmark, tone: 'bg-ai-soft text-ai' },
  board: { icon: MessagesSquare, tone: 'bg-ai-soft text-ai' },
  replay: { icon: Feather, tone: 'bg-ai-soft text-ai' },
  order: { icon: ArrowLeftRight, tone: 'bg-ai-soft text-ai' },
  letter: { icon: Mail, tone: 'bg-sunken text-ink' },
  mission: { icon: Gift, tone: 'bg-kin-soft text-kin' },
  application: { icon: ClipboardCheck, tone: 'bg-matsuba-soft text-matsuba' },
  people: { icon: Users, tone: 'bg-ai-soft text-ai' },
  news: { icon: Megaphone, tone: 'bg-ai-soft text-ai' },
  search: { icon: Search, tone: 'bg-ai-soft text-ai' },
  desk: { icon: PencilRuler, tone: 'bg-sunken text-ink' },
}
