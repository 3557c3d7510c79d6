// /whatsNew: the news of the app itself, by day.
import { Page } from '#app/shared/screen/Page.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDay } from '#app/ui/days.ts'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { appNews } from './whats-new.ts'

export const WhatsNewScreen = () => (
  <Page top={<TopBar title="新しくなったところ" back={<BackLink to="/" />} />}>
    {appNews.map(({ id, day, title, points }) => (
      <Card key={id} as="section" className="mt-3" aria-label={title}>
        <p className="num text-meta text-ink-soft">{formatDay(Date.parse(`${day}T12:00:00+09:00`))}</p>
        <h2 className="font-mincho text-[1.125rem] leading-[1.4] font-semibold">{title}</h2>
        <ul className="mt-2 list-disc pl-5 text-sub marker:text-ai">
          {points.map(point => (
            <li key={point} className="mt-1">
              {point}
            </li>
          ))}
        </ul>
      </Card>
    ))}
  </Page>
)
