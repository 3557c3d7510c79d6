// Messages between the server and the thread that renders pages.

/** A rendered page: its content, the data that it shows as JSON, and the hue of its world. */
export type RenderedPage = { html: string; state: string; hue: number | null }

export type ToThread = { render: number; href: string } | { answerTo: number; status: number; body: string }

export type FromThread =
  | { ready: true }
  | { read: number; page: number; url: string }
  | { page: number; rendered: RenderedPage | null }
  | { page: number; failure: string }

/** Exports of the bundle of the app (src/app/render.tsx). */
export type RenderBundle = {
  renderPage: (href: string) => Promise<{ html: string; state: unknown; hue: number | null } | null>
}
