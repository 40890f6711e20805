import { useState } from 'react';
import type { OpenedLetter } from '../../store/apart/letters.ts';
import { useAddressedId } from '../address.ts';
import { useNavigation } from '../navigation.ts';
import { ApartGame, type Hear } from './ApartGame.tsx';
import { LetterPage } from './LetterPage.tsx';
import { YourGames } from './YourGames.tsx';

/** The form of the id of a game; the code of a link is much longer. */
const ID = /^[\w-]{22}$/;

interface ApartPageProps {
  /** Lets the player hear what happens at a table. The returned function ends it. */
  readonly hear: Hear;
}

/** Games by message: the list of them, the game that the address names, or the link that it is (`docs/letters.md`). */
export function ApartPage({ hear }: ApartPageProps) {
  const rest = useAddressedId();
  const { readdress } = useNavigation();
  const [arrived, setArrived] = useState<OpenedLetter | null>(null);
  if (rest === null) return <YourGames />;
  const [id = '', part] = rest.split('/');
  if (ID.test(id))
    return (
      <ApartGame
        key={id}
        id={id}
        hear={hear}
        sendsAgain={part === 'send'}
        arrived={arrived?.letter.id === id ? arrived : null}
        onSeen={() => setArrived(null)}
      />
    );
  const leadOn = (game: string, opened: OpenedLetter | null): void => {
    setArrived(opened);
    readdress('/m', game);
  };
  return <LetterPage key={rest} code={rest} onGame={leadOn} />;
}
