import { HOUSE_RULE_IDS } from '../../engine/index.ts';

/** The sections of the rule book, chapter by chapter, in the order in which they are read. */
export const CHAPTERS = [
  { chapter: 'board', sections: ['game', 'board', 'pieces', 'arrays'] },
  { chapter: 'moving', sections: ['moving', 'fronts', 'first-moves', 'propt'] },
  {
    chapter: 'kinds',
    sections: ['swod', 'deldar', 'hikdar', 'jiktar', 'paktun', 'chuktar', 'kapt', 'pallan', 'king'],
  },
  {
    chapter: 'vaulting',
    sections: ['vaulting', 'vault-captures', 'pallan-turn', 'pallan-bend', 'pallan-vault'],
  },
  {
    chapter: 'ending',
    sections: ['kaida', 'endings', 'hyrkaida', 'tikaida', 'nikaida', 'draws', 'fluttember', 'promotion'],
  },
  { chapter: 'small', sections: ['pastang', 'stikitche', 'draks-city'] },
  {
    chapter: 'larger',
    sections: [
      'larger-games',
      'two-swods',
      'porondwa',
      'vallia',
      'company',
      'hyrshiv',
      'lamdu',
      'jikshiv',
      'hyrpaktun',
      'flutsman',
      'archer',
      'crossbowman',
    ],
  },
  { chapter: 'house', sections: ['house-rules', ...HOUSE_RULE_IDS] },
  { chapter: 'terrain', sections: ['terrain', 'river', 'wood', 'hill'] },
  { chapter: 'reference', sections: ['notation', 'rulings', 'glossary'] },
] as const;
export type SectionId = (typeof CHAPTERS)[number]['sections'][number];

/** Every section in order. */
export const SECTIONS: readonly SectionId[] = CHAPTERS.flatMap(
  ({ sections }): readonly SectionId[] => sections,
);

/** Whether a part of an address names a section. */
export const isSection = (id: string): id is SectionId => SECTIONS.some((section) => section === id);
