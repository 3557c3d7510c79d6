// 目次: sheet with all texts of the work.
import { List } from '#app/ui/List.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import type { Neighbour, ReaderProps } from './Reader.tsx'

type ContentsSheetProps = Pick<ReaderProps, 'current' | 'renderLink'> & {
  contents: readonly Neighbour[]
  onClose: () => void
}

export const ContentsSheet = ({ contents, current, renderLink, onClose }: ContentsSheetProps) => (
  <Sheet open onClose={onClose} title="目次" width={500}>
    <List className="mt-3">
      {contents.map(({ key, title }) => (
        <li key={key}>
          {renderLink(key, {
            className:
              'flex min-h-12 items-center px-4 py-2 font-mincho text-body text-ink -outline-offset-2 aria-[current=page]:font-bold aria-[current=page]:text-ai',
            children: title,
            onClick: onClose,
            ...(key === current ? { 'aria-current': 'page' as const } : {}),
          })}
        </li>
      ))}
    </List>
  </Sheet>
)
