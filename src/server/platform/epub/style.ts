// The look of a book: the direction of its lines, and ruby and emphasis marks to the right of vertical ones. The rest is
// left to the reader's program.
import type { EpubDirection } from '#rules/novel.ts'

const vertical = `html {
  -epub-writing-mode: vertical-rl;
  -webkit-writing-mode: vertical-rl;
  writing-mode: vertical-rl;
}
.tcy {
  -epub-text-combine: horizontal;
  -webkit-text-combine: horizontal;
  text-combine-upright: all;
}
`

const horizontal = `html {
  -epub-writing-mode: horizontal-tb;
  -webkit-writing-mode: horizontal-tb;
  writing-mode: horizontal-tb;
}
`

// Dots in horizontal lines, sesame marks in vertical ones (notation §7).
const emphasis = { vertical: 'filled sesame', horizontal: 'filled dot' }
const side = { vertical: 'over right', horizontal: 'over right' }

export const styleOf = (direction: EpubDirection): string => `@charset "UTF-8";
${direction === 'vertical' ? vertical : horizontal}body {
  font-family: serif;
  line-height: 1.9;
  margin: 0;
}
p {
  margin: 0;
  text-indent: 0;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
h1, h2 {
  font-size: 1.3em;
  font-weight: bold;
  line-height: 1.6;
  margin-block: 0 2em;
}
em {
  font-style: normal;
  -epub-text-emphasis-style: ${emphasis[direction]};
  -webkit-text-emphasis: ${emphasis[direction]};
  text-emphasis: ${emphasis[direction]};
  text-emphasis-position: ${side[direction]};
}
ruby {
  ruby-position: over;
}
rt {
  font-size: 0.5em;
}
figure {
  margin: 1em 0;
  text-align: center;
  break-inside: avoid;
}
img {
  max-width: 100%;
  max-height: 100%;
}
.cover {
  margin: 0;
}
.writer {
  margin-block-start: 1em;
}
`
