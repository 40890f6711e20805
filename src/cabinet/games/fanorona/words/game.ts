/** The words of fanorona. */
export const words = {
  'seat.white': 'White',
  'seat.black': 'Black',
  'man.W': 'a man',
  'man.B': 'a man',
  'reserve.lost': '{count, plural, one {# man lost} other {# men lost}}',

  'advice.capture': 'You can capture, so you must. Choose a man.',
  'advice.which': 'Two lines can be taken: choose the first man of one.',

  'why.must-capture': 'Another man can capture, so a capture must be made.',
  'why.shut-in': 'No point beside this man is free.',
  'why.not-joined': 'No line leads there in one step.',
  'why.visited': 'The man has already stood there in this turn.',
  'why.direction': 'Each step of a relay must change its direction.',
  'why.no-capture': 'This step captures nothing.',
  'why.which': 'Choose which line to take, by its first man.',

  'end.no-men': 'The loser has no men left.',
  'end.stuck': 'The side to move has no free point to go to.',

  'rule.what':
    'Twenty-two men on each side crowd a board of nine by five points. A man captures by stepping towards a line of enemy men or away from it, and takes the whole line. Then he may go on. White begins; nobody may pass.',
  'rule.array': 'The start: only the point in the middle is empty. Try a first capture.',
  'rule.step.title': 'Steps',
  'rule.step':
    'A man steps along a line to the next point, which must be empty. Every point has lines up, down and to the sides. Every second point is strong: diagonals meet there too.',
  'rule.capture.title': 'Capturing',
  'rule.capture': 'If you can capture you must. One step captures in one of two ways:',
  'rule.capture.1':
    'By approach: the man steps towards an enemy man on the next point, and takes him with all who stand behind him in an unbroken line.',
  'rule.capture.2':
    'By withdrawal: the man steps away from an enemy man who stood right behind him, and takes him with all who stand behind him in an unbroken line.',
  'rule.capture.shown':
    'The man on d3 may step to e3 and take f3 and g3 by approach. If he steps to c3, he takes b3, and may go on.',
  'rule.capture.either':
    'If a step could take two lines, one in front and one behind, you choose one of them: press its first man. A line is always taken whole.',
  'rule.relay.title': 'Relays',
  'rule.relay':
    'After a capture the same man may go on capturing, step by step, and may stop after any step. Each further step',
  'rule.relay.1': 'captures at least one man,',
  'rule.relay.2': 'goes in a different direction from the step before,',
  'rule.relay.3': 'and does not end on a point where the man has already stood in this turn.',
  'rule.relay.shown':
    'Step to d4, which takes e5. Then the man may go on to c5, away from e3, and take it too, or end his move on d4.',
  'rule.paika.title': 'Without a capture',
  'rule.paika':
    'Only when none of your men can capture do you make one step without a capture, which is called paika.',
  'rule.end.title': 'How the game ends',
  'rule.end':
    'A player who has no men left, or who is to move and cannot, has lost. A draw may be claimed when the same position comes up for the third time, or after a hundred turns without a capture.',
  'rule.writing.title': 'Writing moves',
  'rule.writing':
    'A paika is where it starts and ends, a1-a2. A capture names each point with a for approach or w for withdrawal: f3-e3w, b2-b3a-c3a.',
  'rule.origin.title': 'Where it comes from',
  'rule.origin':
    'Fanorona is the game of Madagascar. It grew out of alquerque a few hundred years ago, and it is said that the royal court sought advice from it even while the capital was under siege.',

  'ruling.C1.question': 'How do men and lines stand at the start? The picture is lost.',
  'ruling.C1.answer': 'In the traditional way.',
  'ruling.C1.ground': 'Twenty-two men and one empty point in the middle fit.',
  'ruling.C2.question': 'May a man turn straight back in a relay?',
  'ruling.C2.answer': 'No.',
  'ruling.C2.ground': 'He would end on a point where he has already stood.',
  'ruling.C3.question': 'May a later step have the direction of an earlier one that was not the last?',
  'ruling.C3.answer': 'Yes.',
  'ruling.C3.ground': '“Change direction each time” compares a step with the one before.',
  'ruling.C4.question': 'Is the first turn limited to one capture, as some play it?',
  'ruling.C4.answer': 'No.',
  'ruling.C4.ground': 'The source has no such rule.',
  'ruling.C5.question': 'Must you make the longest relay?',
  'ruling.C5.answer': 'No. You may stop after any capture.',
  'ruling.C5.ground': 'These are the source’s words.',
  'ruling.C6.question': 'Who begins?',
  'ruling.C6.answer': 'White.',
  'ruling.C6.ground': 'It is the traditional order. Lots may decide who is White.',
  'ruling.C7.question': 'Are two relays with the same end and the same captures two moves?',
  'ruling.C7.answer': 'Yes, if they are written differently.',
  'ruling.C7.ground': 'What is written lists the steps.',
  'ruling.C8.question': 'When is it a draw if nobody can win?',
  'ruling.C8.answer': 'By agreement, or when a draw is claimed.',
  'ruling.C8.ground': 'Nothing on the board shows it.',
} as const;
