/** The texts of the shell: addresses and their pages, hints, calls and sound. */
export const englishShell = {
  'call.rank-your-deldars': 'Rank your Deldars!',
  'call.kaida': 'Kaida!',
  'call.bared': 'Nikaida! One turn left',
  'call.hyrkaida': 'Hyrkaida!',
  'call.tikaida': 'Tikaida!',
  'call.nikaida': 'Nikaida!',
  'call.to-the-death': 'To the death!',
  'call.draw': 'Drawn',

  'sound.mute': 'Turn the sound off',
  'sound.unmute': 'Turn the sound on',
  'settings.sound': 'Sound',
  'settings.sound-on': 'Play sounds',
  'settings.volume': 'Volume',
} as const;
