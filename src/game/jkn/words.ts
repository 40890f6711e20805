/** The most characters in a line of moves, unless a single word is longer. */
const WIDTH = 80;

/** At the start of a line this would look like a tag of the next game. */
const LIKE_A_TAG = /^\[[A-Za-z]/;

/** Movetext as words, to be broken into lines. */
export class Words {
  private readonly words: string[] = [];
  private opening = '';

  add(word: string): void {
    this.words.push(this.opening + word);
    this.opening = '';
  }

  /** A comment in braces; nothing for an empty one. */
  comment(text: string): void {
    if (text === '') return;
    for (const word of `{${text}}`.split(' ')) this.add(word);
  }

  open(): void {
    this.opening += '(';
  }

  close(): void {
    const last = this.words.pop();
    if (last !== undefined) this.words.push(`${last})`);
  }

  /** The words in lines, each filled as far as possible. */
  wrapped(): string {
    const [first = '', ...others] = this.words;
    const lines: string[] = [];
    let line = first;
    for (const word of others) {
      if (line.length + word.length < WIDTH || LIKE_A_TAG.test(word)) line += ` ${word}`;
      else {
        lines.push(line);
        line = word;
      }
    }
    return [...lines, line].join('\n');
  }
}
