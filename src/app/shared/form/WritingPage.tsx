// Page of a text that is written to be handed in. Behind プレビュー stands what its readers will see; the form stays in the page meanwhile.
import type { ReactNode } from 'react'
import { Page } from '#app/shared/screen/Page.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'

interface WritingPageProps {
  title: string
  back: ReactNode
  isPreview: boolean
  /** link to what readers will see, and the way back from it */
  toPreview: ReactNode
  toForm: ReactNode
  /** the text as its readers will see it; missing while it is read from the disk */
  preview: ReactNode
  /** whether that has a heading of its own */
  hasHeading?: boolean
  /** act of the form's submit; missing where each button is a step of its own */
  onSubmit?: () => void
  children: ReactNode
}

export function WritingPage(props: WritingPageProps) {
  const { title, back, isPreview, toPreview, toForm, preview, hasHeading = false, onSubmit, children } = props
  return (
    <Page
      top={
        <TopBar
          plain={isPreview && hasHeading}
          title={isPreview ? 'プレビュー' : title}
          back={isPreview ? toForm : back}
          trailing={!isPreview && toPreview}
        />
      }
    >
      {isPreview && preview}
      <form
        noValidate
        hidden={isPreview}
        onSubmit={event => {
          event.preventDefault()
          onSubmit?.()
        }}
      >
        {children}
      </form>
    </Page>
  )
}
