import { area } from '../catalogue.ts'

/** Texts of the intake page around its steps. */
export const intake = area('intake', {
  stepOf: (n: number, of: number, title: string) => `Step ${n} of ${of} · ${title}`,
  steps: 'Steps',
  done: 'done',
  page: (n: number, of: number) => `${n} of ${of}`,
  appointments: (count: number) => `Appointments (${count})`, // INTAKE-08
  walkInAt: 'Walk-in today at',
  submit: 'Finish and check in',
  submitting: 'Sending your check-in',
  book: 'Book this visit',
  booking: 'Booking your visit',
  checkingAddress: 'Checking the address',
  questionsFirst: 'A few questions first',
  questionsFirstWhy:
    'We need your answers about this vaccine before you fill in the form. Then choose your time again.',
  answerQuestions: 'Answer the questions',
  startOver: 'Start over',
  startOverAsk: 'Start over?',
  startOverWarning: 'Everything you typed will be erased.',
  startOverWhileSent:
    'We are sending your check-in right now. If you erase it here, the pharmacy may still get it.',
  startOverWhileBooked: 'We are booking your visit right now. If you start over, it may still be booked.',
  startOverYes: 'Erase and start over',
  startOverNo: 'Keep going',
  memoryOnly:
    'This browser cannot keep your answers. Please do not reload or close this page until you are done.',
  typedAgain: 'For your safety we did not keep some numbers. Please type them again.',
  typeAgain: (page: string) => `Go to “${page}”`,
  documentsFailed: "We're having trouble connecting at the moment. Please refresh the page to try again.",
  refresh: 'Refresh',
  loading: 'Loading the form',
})
