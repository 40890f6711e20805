import { useEffect, useState, type ComponentType } from 'react';
import { ASK_AGAIN, findBroker } from '../../store/live/broker.ts';
import { text } from '../../text/setup.ts';
import { Choice } from '../controls/Choice.tsx';
import { later } from '../controls/later.tsx';
import './elsewhere.css';

interface WayProps {
  readonly onCancel: () => void;
}

const WAYS = ['message', 'live'] as const;
type Way = (typeof WAYS)[number];

/** How two players reach each other: the form that makes the invitation. */
const FORMS: Readonly<Record<Way, ComponentType<WayProps>>> = {
  message: later<WayProps>(
    async () => (await import('../apart/InviteForm.tsx')).InviteForm,
    () => null,
  ),
  live: later<WayProps>(
    async () => (await import('../live/LiveForm.tsx')).LiveForm,
    () => null,
  ),
};

/** The ways that this site offers: live only where it names a broker that can be asked for. */
function useWays(): readonly Way[] {
  const [hasBroker, setHasBroker] = useState(false);
  useEffect(() => {
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const broker = await findBroker();
      if (!isHere) return;
      setHasBroker(typeof broker !== 'string');
      if (broker === 'unreachable') timer = setTimeout(() => void look(), ASK_AGAIN);
    };
    void look();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, []);
  return hasBroker ? WAYS : WAYS.filter((way) => way !== 'live');
}

/** A new game with somebody elsewhere: how the moves travel, and the invitation. */
export function Elsewhere({ onCancel }: WayProps) {
  const ways = useWays();
  const [way, setWay] = useState<Way>('message');
  const Form = FORMS[way];
  return (
    <div className="elsewhere-ways">
      <Choice
        legend={text('elsewhere.way')}
        options={ways.map((value) => ({
          value,
          label: text(`elsewhere.${value}`),
          content: <strong>{text(`elsewhere.${value}`)}</strong>,
          about: [text(`elsewhere.${value}.about`)],
        }))}
        value={way}
        onChange={setWay}
        look="cards"
      />
      <Form onCancel={onCancel} />
    </div>
  );
}
