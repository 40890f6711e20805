import { diagrams, heading, list, type Section } from './blocks.ts';

/** The sections on Kaida, on endings and on the small games, and the sections for reference. */
export const gameSections = {
  kaida: {
    blocks: [
      'book.kaida.what',
      diagrams('kaida', 'kaida-vault'),
      'book.kaida.may-not',
      heading('book.kaida.answers'),
      list(
        'book.kaida.answer.move',
        'book.kaida.answer.capture',
        'book.kaida.answer.between',
        'book.kaida.answer.line',
      ),
      diagrams('kaida-answers', 'kaida-vault-answer'),
    ],
    rulings: ['R8', 'R14'],
  },
  endings: {
    blocks: [
      heading('book.endings.kings'),
      'book.endings.order',
      {
        list: ['book.endings.1', 'book.endings.2', 'book.endings.3', 'book.endings.4', 'book.endings.5'],
        numbered: true,
      },
      heading('book.endings.without'),
      'book.endings.death',
      'book.endings.more',
    ],
  },
  hyrkaida: { blocks: ['book.hyrkaida.what', diagrams('hyrkaida'), 'book.hyrkaida.any'] },
  tikaida: { blocks: ['book.tikaida.what', diagrams('tikaida'), 'book.tikaida.small'] },
  nikaida: {
    blocks: [
      'book.nikaida.what',
      diagrams('nikaida'),
      'book.nikaida.turn',
      diagrams('nikaida-turn'),
      'book.nikaida.first',
    ],
  },
  draws: {
    blocks: [
      'book.draws.kings',
      heading('book.draws.players'),
      list('book.draws.agree', 'book.draws.concede', 'book.draws.time'),
      heading('book.draws.claims'),
      'book.draws.silent',
      list('book.draws.repetition', 'book.draws.quiet'),
      'book.draws.agreements',
    ],
  },
  fluttember: {
    blocks: [
      'book.fluttember.what',
      'book.fluttember.home',
      diagrams('fluttember'),
      'book.fluttember.kaida',
      diagrams('fluttember-kaida'),
      'book.fluttember.between',
      'book.fluttember.small',
    ],
    rulings: ['R15'],
  },
  promotion: {
    blocks: [
      'book.promotion.what',
      diagrams('promotion'),
      'book.promotion.last',
      'book.promotion.small',
      'book.promotion.never',
    ],
    rulings: ['R12', 'R15'],
  },
  pastang: {
    blocks: [
      'book.pastang.what',
      diagrams('pastang-start'),
      'book.pastang.same',
      list('book.pastang.two', 'book.pastang.promotion', 'book.pastang.end'),
      diagrams('pastang-vault'),
      heading('book.pastang.variations'),
      'book.pastang.variations.text',
      diagrams('pastang-af', 'pastang-cd', 'pastang-swods-mixed', 'pastang-deldars-mixed'),
    ],
    rulings: ['R7', 'R12'],
  },
  stikitche: {
    blocks: [
      'book.stikitche.what',
      diagrams('stikitche-start'),
      'book.stikitche.bare',
      diagrams('stikitche-first'),
    ],
    rulings: ['R8', 'R9', 'R10', 'R11', 'R13'],
  },
  'draks-city': {
    blocks: [
      'book.draks.what',
      diagrams('draks-city-start'),
      'book.draks.vaults',
      diagrams('draks-city-vaults'),
      'book.draks.captures',
      diagrams('draks-city-swod', 'draks-city-pallan'),
      'book.draks.promotion',
      'book.draks.end',
      'book.draks.mass',
    ],
    rulings: ['R2', 'R10', 'R11', 'R12'],
  },
  notation: {
    blocks: [
      'book.notation.lead',
      heading('book.notation.record'),
      'book.notation.record.text',
      { table: 'signs' },
      'book.notation.suffix',
      'book.notation.vault',
      'book.notation.promotion',
      heading('book.notation.others'),
      'book.notation.coordinates',
      'book.notation.spelled',
      heading('book.notation.position'),
      'book.notation.position.text',
      {
        list: [
          'book.notation.field.1',
          'book.notation.field.2',
          'book.notation.field.3',
          'book.notation.field.4',
          'book.notation.field.5',
        ],
        numbered: true,
      },
      'book.notation.start',
      { line: '2pk2/6/6/6/6/6/6/6/6/6/6/2PK2 y - - 0' },
    ],
    rulings: ['R16'],
  },
  rulings: { blocks: ['book.rulings.lead'] },
  glossary: { blocks: ['book.glossary.lead'] },
} as const satisfies Readonly<Record<string, Section>>;
