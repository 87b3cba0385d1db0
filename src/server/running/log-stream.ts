type Stream = Pick<NodeJS.WriteStream, 'on' | 'write'>

/**
 * Writes to a stream whose reader may go away, as a log pipe's does (RUN-18): what cannot be written is lost, and the process goes
 * on. `lost` gets the code of the first error, such as EPIPE.
 */
export function lossyWriter(stream: Stream, lost: (code: string) => void): (text: string) => void {
  let isLost = false
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (isLost) return
    isLost = true
    lost(error.code ?? 'unknown')
  })
  return (text) => {
    stream.write(text)
  }
}
