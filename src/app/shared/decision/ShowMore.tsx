// Button under a queue of which more waits than is listed.
import { Button } from '#app/ui/Button.tsx'
import { scenarioMessages } from '#rules/messages/scenario.ts'

export const ShowMore = ({ onPress }: { onPress: () => void }) => (
  <Button variant="line" className="mt-3" onClick={onPress}>
    {scenarioMessages.showMore}
  </Button>
)
