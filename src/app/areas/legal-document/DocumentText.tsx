// The text of a legal document in its parts, for readers and for the preview of the office.
import { Fragment } from 'react'
import { legalParts } from '#rules/legal-documents.ts'

export const DocumentText = ({ body }: { body: string }) => (
  <article data-story="" className="max-w-[36em] leading-[1.9]">
    {legalParts(body).map(({ heading, text }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no name of their own
      <Fragment key={index}>
        {heading && <h2 className="mt-5 mb-1 font-mincho text-card font-semibold">{heading}</h2>}
        {text && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
      </Fragment>
    ))}
  </article>
)
