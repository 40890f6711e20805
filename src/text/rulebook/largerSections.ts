import type { HouseRuleId } from '../../engine/index.ts';
import { diagrams, heading, type Section } from './blocks.ts';

/** The sections on the larger games, their kinds, and terrain. */
export const largerSections = {
  'larger-games': {
    blocks: [
      'book.larger.smallest',
      { table: 'larger-boards' },
      'book.larger.same',
      'book.larger.promotion',
      heading('book.larger.four'),
      'book.larger.four.lead',
      { table: 'larger-pieces' },
      'book.larger.name',
      { line: 'hyrshiv:lamdu+two-bends@r:Na3,Nb3' },
    ],
    rulings: ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8', 'L9'],
  },
  'two-swods': { blocks: ['book.two-swods.what', diagrams('two-swods-start')] },
  porondwa: { blocks: ['book.porondwa.what', diagrams('porondwa-start')] },
  vallia: { blocks: ['book.vallia.what', diagrams('vallia-start')], rulings: ['L7'] },
  company: {
    blocks: [
      'book.company.what',
      diagrams('company', 'company-slant'),
      'book.company.quiet',
      diagrams('company-blocked'),
      'book.company.home',
      diagrams('L7'),
      'book.company.choose',
      { line: 'SMc3&Md3&Me3-Mc4' },
    ],
    rulings: ['L7'],
  },
  hyrshiv: { blocks: ['book.hyrshiv.what', diagrams('hyrshiv-start'), 'book.hyrshiv.usual'] },
  lamdu: { blocks: ['book.lamdu.what', diagrams('lamdu-start'), 'book.lamdu.usual'] },
  jikshiv: { blocks: ['book.jikshiv.what', diagrams('jikshiv-start'), 'book.jikshiv.usual'] },
  hyrpaktun: {
    blocks: [
      'book.hyrpaktun.move',
      diagrams('hyrpaktun'),
      'book.hyrpaktun.first',
      diagrams('hyrpaktun-first'),
      'book.hyrpaktun.step',
    ],
    rulings: ['L1', 'L8'],
  },
  flutsman: {
    blocks: ['book.flutsman.move', diagrams('flutsman', 'flutsman-way'), 'book.flutsman.fronts'],
    rulings: ['L2', 'L3'],
  },
  archer: {
    blocks: ['book.archer.move', diagrams('archer', 'archer-way'), 'book.archer.fronts'],
    rulings: ['L4', 'L5'],
  },
  crossbowman: {
    blocks: ['book.crossbowman.move', diagrams('crossbowman', 'crossbowman-way'), 'book.crossbowman.fronts'],
    rulings: ['L4', 'L5'],
  },
  terrain: { blocks: ['book.terrain.what', 'book.terrain.lay', 'book.terrain.else'] },
  river: {
    blocks: [
      'book.river.what',
      diagrams('river', 'river-out'),
      'book.river.parts',
      'book.river.free',
      diagrams('river-vault'),
    ],
  },
  wood: { blocks: ['book.wood.what', diagrams('wood', 'wood-safe'), 'book.wood.parts', 'book.wood.free'] },
  hill: {
    blocks: [
      'book.hill.what',
      diagrams('hill'),
      'book.hill.top',
      diagrams('hill-top'),
      'book.hill.left',
      'book.hill.walk',
      diagrams('hill-walk'),
    ],
  },
} as const satisfies Readonly<Record<string, Section>>;

/** The sections on house rules: all of them, and each. */
export const houseSections = {
  'house-rules': {
    blocks: [
      'book.house.what',
      'book.house.fit',
      'book.house.friends',
      heading('book.house.played'),
      'book.house.played.lead',
      { table: 'played-sets' },
    ],
    rulings: ['L6', 'L8', 'L9'],
  },
  'deldar-step-quiet': {
    blocks: [
      'house.deldar-step-quiet.about',
      diagrams('deldar-step-quiet'),
      'book.deldar-step-quiet.more',
      { fits: 'deldar-step-quiet' },
    ],
  },
  'deldar-two-only': {
    blocks: [
      'house.deldar-two-only.about',
      diagrams('deldar-two-only'),
      'book.deldar-two-only.more',
      { fits: 'deldar-two-only' },
    ],
  },
  'home-limit': {
    blocks: [
      'house.home-limit.about',
      'book.home-limit.what',
      diagrams('home-limit'),
      'book.home-limit.more',
      { fits: 'home-limit' },
    ],
    rulings: ['L6', 'L7'],
  },
  'hyrpaktun-step': {
    blocks: [
      'house.hyrpaktun-step.about',
      diagrams('hyrpaktun-step'),
      'book.hyrpaktun-step.more',
      { fits: 'hyrpaktun-step' },
    ],
  },
  'jiktar-as-chuktar': {
    blocks: [
      'house.jiktar-as-chuktar.about',
      diagrams('jiktar-as-chuktar'),
      'book.jiktar-as-chuktar.more',
      { fits: 'jiktar-as-chuktar' },
    ],
  },
  'kapt-to-vault': {
    blocks: [
      'house.kapt-to-vault.about',
      diagrams('kapt-to-vault'),
      'book.kapt-to-vault.more',
      { fits: 'kapt-to-vault' },
    ],
  },
  'kapt-turn': {
    blocks: [
      'house.kapt-turn.about',
      diagrams('kapt-turn', 'kapt-turn-slant'),
      'book.kapt-turn.more',
      { fits: 'kapt-turn' },
    ],
  },
  'leapers-off-side': {
    blocks: [
      'house.leapers-off-side.about',
      diagrams('leapers-off-side', 'leapers-off-side-way'),
      'book.leapers-off-side.more',
      { fits: 'leapers-off-side' },
    ],
    rulings: ['L8'],
  },
  'missiles-halt': {
    blocks: [
      'house.missiles-halt.about',
      diagrams('missiles-halt'),
      'book.missiles-halt.more',
      { fits: 'missiles-halt' },
    ],
    rulings: ['L5'],
  },
  'no-king-vault': {
    blocks: [
      'house.no-king-vault.about',
      diagrams('no-king-vault'),
      'book.no-king-vault.more',
      { fits: 'no-king-vault' },
    ],
  },
  'trans-drin': {
    blocks: [
      'house.trans-drin.about',
      diagrams('trans-drin'),
      'book.trans-drin.more',
      { fits: 'trans-drin' },
    ],
  },
  'two-bends': {
    blocks: [
      'house.two-bends.about',
      'book.two-bends.how',
      diagrams('two-bends', 'two-bends-capture'),
      'book.two-bends.more',
      { fits: 'two-bends' },
    ],
    rulings: ['L9'],
  },
  'two-fronts': {
    blocks: [
      'house.two-fronts.about',
      diagrams('two-fronts'),
      'book.two-fronts.more',
      { fits: 'two-fronts' },
    ],
  },
  'vault-then-move': {
    blocks: [
      'house.vault-then-move.about',
      diagrams('vault-then-move', 'vault-then-leap'),
      'book.vault-then-move.more',
      { fits: 'vault-then-move' },
    ],
  },
  'wait-at-front': {
    blocks: [
      'house.wait-at-front.about',
      diagrams('wait-at-front'),
      'book.wait-at-front.more',
      { fits: 'wait-at-front' },
    ],
  },
} as const satisfies Readonly<Record<HouseRuleId | 'house-rules', Section>>;
