let audio: AudioContext | undefined

/** Lets the page sound: browsers allow it only from a press on. */
export function allowSound(): void {
  audio ??= new AudioContext()
  void audio.resume()
}

/** Two short soft tones. Silent where no press has allowed them. */
export function chime(): void {
  if (!audio) return
  for (const [at, pitch] of [
    [0, 660],
    [0.16, 880],
  ] as const) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    const start = audio.currentTime + at
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, start)
    volume.gain.exponentialRampToValueAtTime(0.2, start + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.15)
    tone.connect(volume).connect(audio.destination)
    tone.start(start)
    tone.stop(start + 0.16)
  }
}
