import { type ReactNode, useState } from 'react'
import { LetterCard } from '../../parts/LetterCard.tsx'
import { Pagination } from '../../parts/Pagination.tsx'
import { PhoneLine } from '../../parts/PhoneLine.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { BoxCard, ChoiceCard, ChoiceCards } from '../../ui/ChoiceCard.tsx'
import { Columns } from '../../ui/Columns.tsx'
import { DefinitionList } from '../../ui/DefinitionList.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Embedded } from '../../ui/Embedded.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { describedBy, Field, SelectBox, TextBox } from '../../ui/Field.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Notice, ProblemNotice } from '../../ui/Notice.tsx'
import { outlines } from '../../ui/outlines.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Arm, CounterBell } from '../../ui/Picture.tsx'
import { Shell } from '../../ui/Shell.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { StickyBar } from '../../ui/StickyBar.tsx'
import styles from './PartsPage.module.css'

const nothing = () => undefined
const LONG = 'Marrowby Market Observatory Hill Pharmacy and Clinic at Lantern Square'

/** Every part in every state, for developers: `npm run dev`, then /parts. It is never built. */
export function PartsPage() {
  return (
    <Shell
      skipLabel="Skip to the parts"
      width="wide"
      mark={<b>Shell</b>}
      help={<p>Need help? Call (800) 555-0101</p>}
      footer={<p>Version</p>}
    >
      <PageHeader
        title="Every part in every state"
        over="PageHeader"
        hint="With a line above and below its title."
        back={{ label: 'Back', href: '#' }}
      />
      <div className={styles.parts}>
        <Buttons />
        <Boxes />
        <Choices />
        <Messages />
        <Surfaces />
        <Waiting />
        <Part name="Icon">
          {Object.entries(outlines).map(([name, outline]) => (
            <p key={name} className={styles.row}>
              <Icon name={outline} size="large" /> {name}
            </p>
          ))}
        </Part>
        <Part name="StickyBar">
          <StickyBar
            note={['Flu, Lantern Square', 'Sun, Nov 22, 10:00 AM EST']}
            over={<p>Held for you until 10:14 AM</p>}
          >
            <Button look="primary">Continue with the time</Button>
          </StickyBar>
        </Part>
      </div>
    </Shell>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2>{name}</h2>
      {children}
    </section>
  )
}

function Buttons() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Part name="Button">
        {(['primary', 'secondary', 'quiet', 'danger'] as const).map((look) => (
          <p key={look} className={styles.row}>
            <Button look={look}>{`A ${look} button`}</Button>
            <Button look={look} icon={outlines.calendar}>{`A ${look} button with an icon`}</Button>
            <Button look={look} busy="Saving…">{`A busy ${look} button`}</Button>
            <Button look={look} disabled>{`A disabled ${look} button`}</Button>
            <Button look={look} href="#">{`A ${look} link`}</Button>
          </p>
        ))}
      </Part>
      <Part name="Dialog">
        <Button onClick={() => setOpen(true)}>Open the dialog</Button>
        <Dialog
          open={isOpen}
          title="Are you sure you want to cancel your appointment?"
          onClose={() => setOpen(false)}
          actions={
            <>
              <Button look="danger">Yes</Button>
              <Button onClick={() => setOpen(false)}>No</Button>
            </>
          }
        >
          <p>Your time will be given to someone else.</p>
        </Dialog>
      </Part>
    </>
  )
}

const BOX = { errorWord: 'Error:' } as const
const OPTIONS = ['Ohio', 'South Carolina'].map((label) => ({ value: label, label }))

function Boxes() {
  return (
    <>
      <Part name="Field">
        <Field {...BOX} id="plain" label="A box" hint="With a hint">
          <TextBox id="plain" width={16} describedBy={describedBy('plain', true, false)} />
        </Field>
        <Field {...BOX} id="filled" label="A filled box" optional="(optional)">
          <TextBox id="filled" defaultValue={LONG} />
        </Field>
        <Field
          {...BOX}
          id="wrong"
          label="A wrong box"
          error="Input must be valid."
          howTo="Type it in digits."
        >
          <TextBox
            id="wrong"
            invalid
            unit="pounds"
            width={4}
            describedBy={describedBy('wrong', false, true)}
          />
        </Field>
        <Field {...BOX} id="area" label="Some lines">
          <TextBox id="area" lines={3} />
        </Field>
        <Field {...BOX} id="list" label="A list">
          <SelectBox id="list" options={OPTIONS} placeholder="Choose One" />
        </Field>
        <Field {...BOX} id="wrong-list" label="A wrong list" error="State is a required field.">
          <SelectBox
            id="wrong-list"
            options={OPTIONS}
            invalid
            describedBy={describedBy('wrong-list', false, true)}
          />
        </Field>
      </Part>
      <Part name="ErrorSummary">
        <ErrorSummary
          title="Check these answers to continue"
          items={[
            { target: 'wrong', message: 'A wrong box: Input must be valid.' },
            { target: 'wrong-list', message: 'State is a required field.' },
          ]}
        />
      </Part>
    </>
  )
}

function Choices() {
  const card = { name: 'card', onChange: nothing } as const
  return (
    <Part name="ChoiceCard">
      <Field {...BOX} id="yes-no" as="radios" label="Two cards side by side">
        <ChoiceCards sideBySide>
          <ChoiceCard {...card} type="radio" value="Yes" title="Yes" checked />
          <ChoiceCard {...card} type="radio" value="No" title="No" checked={false} />
        </ChoiceCards>
      </Field>
      <Field {...BOX} id="many" as="group" label="Cards below each other" error="Choose up to 3.">
        <ChoiceCards>
          <ChoiceCard
            {...card}
            type="checkbox"
            value="flu"
            title="Flu"
            info="Once a season"
            note="$0"
            checked
          />
          <ChoiceCard {...card} type="checkbox" value="long" title={LONG} checked={false} />
          <ChoiceCard
            {...card}
            type="checkbox"
            value="waits"
            title="Shingles"
            waits="3 chosen"
            checked={false}
          />
          <ChoiceCard {...card} type="checkbox" value="wrong" title="A wrong card" invalid checked={false} />
        </ChoiceCards>
      </Field>
      <BoxCard {...BOX} id="box" name="box" label="I agree to be cared for." checked onChange={nothing} />
      <BoxCard
        {...BOX}
        id="wrong-box"
        name="wrong-box"
        label="I have read how my record is shared."
        error="Check mark is required."
        howTo="Tick the box to go on."
        checked={false}
        onChange={nothing}
      />
    </Part>
  )
}

function Messages() {
  return (
    <Part name="Notice">
      {(['info', 'good', 'warning', 'bad'] as const).map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title={`A ${tone} notice`}
          actions={<Button>{`Act on ${tone}`}</Button>}
        >
          It says what happened and what to do now.
        </Notice>
      ))}
      <ProblemNotice title="Something failed" again="Try again" onRetry={nothing}>
        There is no connection right now.
      </ProblemNotice>
    </Part>
  )
}

function Surfaces() {
  return (
    <>
      <Part name="Card">
        <Card title="A card" level={3} end={<span>1.3 mi</span>}>
          <p>{LONG}</p>
        </Card>
        <Card title="A chosen card" level={3} chosen>
          <p>With an edge of the accent.</p>
        </Card>
      </Part>
      <Part name="LetterCard">
        <LetterCard
          id="place"
          level={2}
          name={LONG}
          letter="A"
          distance={{ text: '1.3 mi', spoken: '1.3 miles away' }}
        >
          <p>Open until 06:00 PM</p>
        </LetterCard>
      </Part>
      <Part name="Fold">
        <Fold title="A folded card">
          <p>What can wait.</p>
        </Fold>
      </Part>
      <Part name="Disclosure">
        <Disclosure label="Why we ask" name="Why we ask about the weight" icon="question" openAtFirst>
          <p>Weight determines the length of the needle.</p>
        </Disclosure>
      </Part>
      <Part name="Embedded">
        <p>
          <Embedded text={(phone) => `Call ${phone} before you come.`}>
            <a href="tel:+18005550101">(800) 555-0101</a>
          </Embedded>
        </p>
      </Part>
      <Part name="DefinitionList">
        <DefinitionList
          rows={[
            { key: 'where', label: 'Where', value: LONG },
            { key: 'none', label: 'Nothing given', value: '' },
            {
              key: 'change',
              label: 'When',
              value: 'Today',
              change: { label: 'Change', name: 'Change the day', href: '#' },
            },
          ]}
        />
      </Part>
      <Part name="Columns">
        <Columns aside={<p>Beside</p>} end={<p>At the end</p>}>
          <p>In the middle</p>
        </Columns>
      </Part>
      <Part name="Pagination">
        <Pagination page={2} count={3} onPage={nothing} />
      </Part>
      <Part name="PhoneLine">
        <PhoneLine label="To change the day" number="800-555-0102" />
      </Part>
    </>
  )
}

function Waiting() {
  return (
    <>
      <Part name="Empty">
        <Empty title="No results found!" text="Try another place or a later day.">
          <Button look="primary">Search again</Button>
          <Button>Find a clinic</Button>
        </Empty>
      </Part>
      <Part name="Skeleton">
        {(['title', 'text', 'card', 'chips'] as const).map((shape) => (
          <Skeleton key={shape} shape={shape} count={2} />
        ))}
      </Part>
      <Part name="Picture">
        <CounterBell />
        <Arm />
      </Part>
    </>
  )
}
