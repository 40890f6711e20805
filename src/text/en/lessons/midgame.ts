/** The words of a lesson by key, as `LessonWords` describes them. */
export const words = {
  title: 'In the thick of it',
  aim: 'Gain pieces by attacking two at once, by seeing what may not move, and by a vault into the middle.',
  remember:
    'Look for two targets in one move, for shields that may not leave, and for the most valuable piece along each line.',
  fork: 'Win the Blue Chuktar in two moves, whatever Blue answers.',
  'fork.hint': 'Attack it and give Kaida with one leap. Kaida must be answered first.',
  'fork.done': 'Two targets, one leap: that is what a Paktun is for.',
  'fork.too-slow': 'That is allowed, but then the Chuktar gets away. Make Blue answer something else first.',
  shield: 'The Hikdar guards the Chuktar. Does it? Make the move that gains the most.',
  'shield.hint': 'Look behind the Hikdar: what does your Jiktar on E1 see if it leaves?',
  'shield.done':
    'The Hikdar shields its King and may not leave the file. So the Chuktar was not guarded at all.',
  'shield.gains-less': 'There is more to gain. Which guard only looks like one?',
  battle:
    'After fourteen turns of each side, your Kapt on Chavonth C6 has broken into the Blue camp and will not come out. Sell it as dearly as you can.',
  'battle.hint': 'Along the last rank stands a long line. Who is on it, beyond the King?',
  'battle.done': 'Over Chuktars and King to the Pallan! Blue takes back, and you are seven points better.',
  'battle.gains-less': 'Blue then takes what you have left, and you have gained too little for your Kapt.',
  'battle.captures-nothing': 'The Kapt may slip out there. But there is far more to gain.',
};
