// Announcements to screen readers, through two live regions that stand in the page before the sentence comes.
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

/** Sentences said in the same moment are read one after the other; each is taken away again after a while. */
export function announce(sentence: string, politeness: Politeness = 'polite'): void {
  const region = regionFor(politeness)
  const line = document.createElement('p')
  // A region that was made just now is not watched yet: the words come one moment later.
  setTimeout(() => {
    line.textContent = sentence
    region.append(line)
  }, 50)
  setTimeout(() => line.remove(), 7000)
}
