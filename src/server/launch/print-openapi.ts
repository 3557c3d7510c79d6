// Prints the OpenAPI description of all calls.
import { generateOpenApi } from '../platform/http/open-api.ts'

process.stdout.write(`${JSON.stringify(await generateOpenApi(), null, 2)}\n`)
// The open channel to the launcher would keep this process alive.
process.channel?.unref()
