import { questionsWords } from './en/questions.ts';
import { textOf } from './messages.ts';

/** `text` for the dialogues in which a game asks something, with the part of the catalogue that comes with them. */
export const text = textOf(questionsWords);
