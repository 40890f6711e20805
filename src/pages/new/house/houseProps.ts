/** What the parts that compose a game are given: the id of the game that is chosen, and how to choose another. */
export interface HouseProps {
  readonly variation: string;
  readonly onChange: (variation: string) => void;
}
