/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'The Flutsman',
  aim: 'Fly four squares, and step on from there.',
  remember:
    'A Flutsman flies exactly four squares over anything, touches down on an empty square, and must make one step from there. No front stops it.',
  where:
    'The Flutsman flies exactly four squares in any direction, touches down on an empty square, and makes one step from there. Mark where it can go.',
  'where.hint': 'Find first where it can touch down: four squares away. Then every square around that one.',
  'where.done': 'It flew over the Swods, and stopped where it likes around its landing.',
  capture: 'Capture the Swod in Neemu in one move.',
  'capture.hint': 'It stands five squares away: four for the flight and one for the step.',
  'capture.done': 'No front stops a Flutsman, either in the air or on foot.',
  rules: 'May the Flutsman make this move?',
  'rules.hint': 'First four squares through the air, then exactly one step.',
  'rules.done': 'It flies, touches down, and must step on.',
};
