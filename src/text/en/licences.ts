/** The words of the page of licences, which the build writes. */
export const licencesWords = {
  title: 'Licences',
  app: 'Poron Jikaida',
  back: 'Back to the game',
  intro:
    'Poron Jikaida is free software. It is made with the work of the people below, and all of them allow you to use, change and pass on their work on the terms printed here.',
} as const;
