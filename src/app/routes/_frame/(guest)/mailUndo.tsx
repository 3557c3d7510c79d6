// /mailUndo?id — the link of a mail. A route of our own.
import { createFileRoute } from '@tanstack/react-router'
import { MailLinkScreen } from '#app/areas/own-account/MailLinkScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/mailUndo')({
  validateSearch: (search: Record<string, unknown>): { id?: string } =>
    typeof search.id === 'string' && search.id !== '' ? { id: search.id.slice(0, 100) } : {},
  component: () => <MailLinkScreen kind="undo" id={Route.useSearch().id} />,
})
