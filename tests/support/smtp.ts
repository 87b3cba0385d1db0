import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** A message as the server took it: the envelope, and the whole text with its headers. */
export type TakenMail = { from: string; to: string[]; raw: string }

/**
 * How the server behaves. `silent`: it takes connections and says nothing. `dripping`: it answers, one byte a second. `closing`: it hangs up before
 * its greeting. `refusing`: it refuses recipients for good. `greylisting`: it refuses them for now. `losing`: it takes the message and hangs up
 * before it says so. `forgetting`: it says that it took the message, and throws it away.
 */
export type SmtpMode =
  | 'taking'
  | 'silent'
  | 'dripping'
  | 'closing'
  | 'refusing'
  | 'greylisting'
  | 'losing'
  | 'forgetting'

/** A mail server on this machine, for tests. */
export interface SmtpServer {
  port: number
  /** Every message that was taken whole, in order; also those whose answer was lost. */
  mails: TakenMail[]
  /** Connections that were made. */
  connections: number
  mode: SmtpMode
  close(): Promise<void>
}

export async function openSmtpServer(mode: SmtpMode = 'taking'): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const opened: SmtpServer = { port: 0, mails: [], connections: 0, mode, close }
  const server = createServer((socket) => {
    sockets.add(socket)
    opened.connections += 1
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (opened.mode === 'closing') socket.destroy()
    else if (opened.mode !== 'silent') converse(socket, opened)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.port = (server.address() as AddressInfo).port
  return opened

  async function close(): Promise<void> {
    for (const socket of sockets) socket.destroy()
    await new Promise<void>((resolve) => server.close(() => resolve()))
  }
}

const END = '\r\n.\r\n'

function converse(socket: Socket, server: SmtpServer): void {
  let text = ''
  let isData = false
  let mail: TakenMail = { from: '', to: [], raw: '' }
  const say = (line: string) => {
    if (server.mode === 'dripping') drip(socket, `${line}\r\n`)
    else socket.write(`${line}\r\n`)
  }

  function answer(line: string): void {
    const [verb = ''] = line.toUpperCase().split(/[ :]/)
    const address = /<([^>]*)>/.exec(line)?.[1] ?? ''
    if (verb === 'EHLO' || verb === 'HELO') say('250 mail.example')
    else if (verb === 'MAIL') {
      mail = { from: address, to: [], raw: '' }
      say('250 2.1.0 Ok')
    } else if (verb === 'RCPT' && server.mode === 'refusing') say('550 5.1.1 No such mailbox')
    else if (verb === 'RCPT' && server.mode === 'greylisting') say('451 4.7.1 Try again later')
    else if (verb === 'RCPT') {
      mail.to.push(address)
      say('250 2.1.5 Ok')
    } else if (verb === 'DATA') {
      isData = true
      say('354 Go on')
    } else if (verb === 'QUIT') {
      say('221 Bye')
      socket.end()
    } else say('502 5.5.2 Not understood')
  }

  say('220 mail.example ESMTP')
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8')
    for (;;) {
      if (isData) {
        const end = text.indexOf(END)
        if (end < 0) return
        mail.raw = text.slice(0, end).replaceAll('\r\n..', '\r\n.')
        text = text.slice(end + END.length)
        isData = false
        if (server.mode !== 'forgetting') server.mails.push(mail)
        if (server.mode === 'losing') socket.destroy()
        else say('250 2.0.0 Taken')
      } else {
        const end = text.indexOf('\r\n')
        if (end < 0) return
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        answer(line)
      }
    }
  })
}

function drip(socket: Socket, text: string): void {
  const bytes = [...text]
  const timer = setInterval(() => {
    const next = bytes.shift()
    if (next === undefined || socket.destroyed) clearInterval(timer)
    else socket.write(next)
  }, 1000)
  socket.on('close', () => clearInterval(timer))
}

/** The headers of a message, in small letters, with lines that were folded as one and words that were encoded read. */
export function headersOf({ raw }: TakenMail): Record<string, string> {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), decodedWords(line.slice(at + 1).trim())]
    }),
  )
}

/** The text of a message of one part. */
export function textOf(mail: TakenMail): string {
  const body = mail.raw.slice(mail.raw.indexOf('\r\n\r\n') + 4)
  const encoding = headersOf(mail)['content-transfer-encoding'] ?? '7bit'
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding === 'quoted-printable') return quotedPrintable(body.replace(/=\r\n/g, ''))
  // RFC 3676: a line that ends with a space goes on in the next one.
  return body.replace(/ \r\n/g, ' ')
}

function decodedWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
}

function quotedPrintable(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
