/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'One change only',
  aim: 'Know which of its powers a Pallan may use in one turn: one.',
  remember:
    'A turn at a front, a bend, or a move before the vault: in one turn a Pallan makes one of these changes at most.',
  one: 'One change a turn: a turn at a front, a bend in a vault, or a move before a vault. May the Pallan make this move?',
  'one.hint': 'Count the changes on the way.',
  'one.not-its-move': 'No way with a single change leads there.',
  'one.done': 'Whichever it chooses, it is one in a turn.',
  choose: 'Capture both in two turns. Each turn takes another of the Pallan’s powers.',
  'choose.hint': 'First a turn at the front. Then up to the end of a line, and over it.',
  'choose.done': 'One change in the first turn, another in the second.',
  which: 'One power will do it. Capture the Jiktar in one move.',
  'which.hint': 'The line along the first rank bends at C1.',
  'which.done': 'A bend, then two more heads, then the Jiktar.',
};
