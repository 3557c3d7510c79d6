// Builds the start of rendered pages as a file of its own, and names it in the head of every page, from where the server takes it.
import type { Plugin } from 'vite'

const NAME = 'rendered-start'

export const renderedStartPlugin = (): Plugin => ({
  name: `tsumugi-${NAME}`,
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: `src/app/${NAME}.ts`, name: NAME })
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const [file] = Object.keys(bundle ?? {}).filter(
        path => path.startsWith(`assets/${NAME}-`) && path.endsWith('.js'),
      )
      if (!file) throw new Error('The start of rendered pages was not built.')
      return html.replace('</head>', `<meta name="${NAME}" content="/${file}"></head>`)
    },
  },
})
