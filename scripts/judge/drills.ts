import { createRandom, type Random } from '../../src/core/random';
import {
  COMPANIES,
  DECLINING,
  FACTS,
  FIRST_NAMES,
  LAST_NAMES,
  LISTS,
  NAMES,
  ROLES,
  STATEMENTS,
} from './drill-words';
import { type Drill, drillNumber, take } from './drill-numbers';
import { MEASURES } from './drill-measures';
import type { Labeled } from './labeled';

const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const SEED = 6;

/** The system of every drill. */
export const DRILLS = 'made by rule';

/**
 * Questions with right and wrong answers made by rule from lists of words: other writings, other values,
 * other years, names and items, denials. They teach what hardly stands in answers to trivia. They are
 * the same every time.
 */
export function makeDrills(): Labeled[] {
  const random = createRandom(SEED);
  const drills = COMPANIES.flatMap((company) =>
    [
      ...MEASURES.map((measure) => drillNumber(random, company, measure)),
      ...LISTS.map(({ asks, items }) => drillList(random, asks, items)),
      ...NAMES.map(({ asks, names }) => drillName(random, asks, names)),
      drillPerson(random, company),
      drillDate(random, company),
      drillDirection(random, company),
      ...FACTS.flatMap((fact) => drillFact(fact)),
      ...STATEMENTS.map((statement) => drillStatement(statement)),
      drillDeclining(random, company),
    ].map((drill) => named(drill, company)),
  );
  const seen = new Set<string>();
  return drills.flatMap(({ question, reference, right, wrong }) =>
    [right, wrong].flatMap((answers, at) =>
      answers.flatMap((candidate) => {
        const text = `${question}\n${candidate}`;
        if (seen.has(text)) return [];
        seen.add(text);
        return [
          {
            question,
            references: [reference],
            candidate,
            correct: at === 0,
            system: DRILLS,
          },
        ];
      }),
    ),
  );
}

function named(drill: Drill, company: string): Drill {
  const put = (text: string) => text.replaceAll('COMPANY', company);
  return {
    ...drill,
    question: put(drill.question),
    reference: put(drill.reference),
    right: drill.right.map(put).map(capital),
    wrong: drill.wrong.map(put).map(capital),
  };
}

function drillList(random: Random, asks: string, pool: readonly string[]): Drill {
  const items = take(random, pool, 3 + random.below(2));
  const others = pool.filter((item) => !items.includes(item));
  const shuffled = take(random, items, items.length);
  const wrong = [
    join(items.slice(1)),
    join(items.slice(0, 2)),
    join([...items.slice(1), others[0] ?? '']),
    join([...items, ...others.slice(0, 2)]),
    join(others),
    items[0] ?? '',
  ];
  return {
    question: asks,
    reference: random.below(2) === 0 ? join(items) : items.join('; '),
    right: [join(shuffled), `They are ${join(shuffled)}.`, shuffled.join(', ')],
    wrong: take(random, wrong, 3),
  };
}

function drillName(random: Random, asks: string, names: readonly string[]): Drill {
  const [own = '', near = '', far = ''] = random.below(2) === 0 ? names : [...names].reverse();
  return {
    question: asks,
    reference: own,
    right: [`It is ${own}.`, `${own}, as in the years before`],
    wrong: take(
      random,
      [near, far, `${near}, not ${own}`, `${far}, ahead of ${own}`, `It is ${near}.`],
      3,
    ),
  };
}

function drillPerson(random: Random, company: string): Drill {
  const [first = '', otherFirst = ''] = take(random, FIRST_NAMES, 2);
  const [last = '', otherLast = ''] = take(random, LAST_NAMES, 2);
  const [role = ''] = take(random, ROLES, 1);
  return {
    question: `Who is the ${role} of ${company}?`,
    reference: `${first} ${last}`,
    right: [last, `${first} ${last} has been ${role} since 2018.`, `${first.charAt(0)}. ${last}`],
    wrong: [
      `${otherFirst} ${last}`,
      `${first} ${otherLast}`,
      `${otherFirst} ${otherLast}, who followed ${first} ${last}`,
    ],
  };
}

function drillDate(random: Random, company: string): Drill {
  const [day, month, year] = [2 + random.below(26), random.below(12), 2012 + random.below(11)];
  const write = (d: number, m: number, y: number) => `${d} ${MONTHS[m] ?? ''} ${y}`;
  const number = (value: number) => String(value).padStart(2, '0');
  return {
    question: `When did ${company} sign the agreement?`,
    reference: write(day, month, year),
    right: [
      `${MONTHS[month] ?? ''} ${day}, ${year}`,
      `${year}-${number(month + 1)}-${number(day)}`,
      `It was signed on ${write(day, month, year)}.`,
    ],
    wrong: [
      write(day + 1, month, year),
      write(day, (month + 5) % 12, year),
      write(day, month, year + 1),
      `It was signed on ${write(day - 1, month, year)}.`,
    ],
  };
}

function drillDirection(random: Random, company: string): Drill {
  const value = `${2 + random.below(40)}%`;
  const [up, down] = [
    ['rose', 'increased', 'up', '+', 'an increase of'],
    ['fell', 'decreased', 'down', '-', 'a decrease of'],
  ];
  const [own, other] = random.below(2) === 0 ? [up, down] : [down, up];
  return {
    question: `How did the costs of ${company} change?`,
    reference: `They ${own[0] ?? ''} by ${value}`,
    right: [
      `Costs ${own[1] ?? ''} by ${value}.`,
      `${own[4] ?? ''} ${value}`,
      `${own[3] ?? ''}${value}`,
    ],
    wrong: [
      `Costs ${other[1] ?? ''} by ${value}.`,
      `${other[4] ?? ''} ${value}`,
      `${other[3] ?? ''}${value}`,
      `They ${other[0] ?? ''} by ${value}`,
    ],
  };
}

function drillFact({ asks, yes, no, beside }: (typeof FACTS)[number]): Drill[] {
  return [
    {
      question: asks,
      reference: 'Yes',
      right: [`Yes. ${yes}.`, `${yes}.`],
      wrong: ['No', `No. ${no}.`, `${no}.`, `${beside}.`],
    },
    {
      question: asks,
      reference: `No, ${lower(no)}.`,
      right: ['No.', `${no}.`],
      wrong: ['Yes', `Yes. ${yes}.`, `${yes}.`, `${beside}.`],
    },
  ];
}

function drillStatement({
  asks,
  said,
  again,
  reversed,
  other,
}: (typeof STATEMENTS)[number]): Drill {
  return {
    question: asks,
    reference: said,
    right: [`${again}.`, `${said}, it says.`],
    wrong: [...reversed, other],
  };
}

function drillDeclining(random: Random, company: string): Drill {
  const [own = '', ...others] = take(random, DECLINING.slice(0, 4), 4);
  const value = `${3 + random.below(90)}%`;
  return random.below(2) === 0
    ? {
        question: `What share of waste does ${company} burn?`,
        reference: own,
        right: others,
        wrong: [value, `It burns ${value} of its waste.`, 'All of it'],
      }
    : {
        question: `What share of waste does ${company} burn?`,
        reference: value,
        right: [`It burns ${value} of its waste.`],
        wrong: take(random, DECLINING, 3),
      };
}

const join = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const lower = (text: string) => (text.startsWith('The ') ? `the ${text.slice(4)}` : text);
