// Announcements to screen readers, through two live regions that are in the page before the sentence.
type Politeness = 'polite' | 'assertive'

const regions = new Map<Politeness, HTMLElement>()

function regionFor(politeness: Politeness): HTMLElement {
  const known = regions.get(politeness)
  if (known?.isConnected) return known
  const region = document.createElement('div')
  region.className = 'vh'
  region.setAttribute('aria-live', politeness)
  document.body.append(region)
  regions.set(politeness, region)
  return region
}

/** Announces a sentence. Sentences of the same moment are read one after the other; each is removed after a while. */
export function announce(sentence: string, politeness: Politeness = 'polite'): void {
  const region = regionFor(politeness)
  const line = document.createElement('p')
  // A new region is not watched yet, so the words come a moment later.
  setTimeout(() => {
    line.textContent = sentence
    region.append(line)
  }, 50)
  setTimeout(() => line.remove(), 7000)
}
