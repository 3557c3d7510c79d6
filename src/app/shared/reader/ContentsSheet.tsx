// 目次: sheet with all texts of the work, and with the sections of the open one.
import { List } from '#app/ui/List.tsx'
import { Sheet } from '#app/ui/Sheet.tsx'
import type { ReaderProps } from './Reader.tsx'

type ContentsSheetProps = Pick<ReaderProps, 'contents' | 'sections' | 'current' | 'renderLink'> & {
  onRow: (row: number) => void
  onClose: () => void
}

const face =
  'flex min-h-12 w-full items-center px-4 py-2 text-start font-mincho text-body text-ink -outline-offset-2 aria-[current=page]:font-bold aria-[current=page]:text-ai'

export const ContentsSheet = ({ contents = [], sections = [], current, renderLink, ...rest }: ContentsSheetProps) => (
  <Sheet open onClose={rest.onClose} title="目次" width={500}>
    {sections.length > 1 && (
      <List className="mt-3">
        {sections.map(({ row, title }) => (
          <li key={row}>
            <button
              type="button"
              className={face}
              onClick={() => {
                rest.onClose()
                rest.onRow(row)
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </List>
    )}
    {contents.length > 0 && (
      <List className="mt-3">
        {contents.map(({ key, title }) => (
          <li key={key}>
            {renderLink(key, {
              className: face,
              children: title,
              onClick: rest.onClose,
              ...(key === current ? { 'aria-current': 'page' as const } : {}),
            })}
          </li>
        ))}
      </List>
    )}
  </Sheet>
)
