type Props = { before?: string | undefined; text: string; url: string }

/** A way out of a flow, to another site or page (PRESCREEN-24). */
export function FlowLink({ before, text, url }: Props) {
  return (
    <p>
      {before} <a href={url}>{text}</a>
    </p>
  )
}
