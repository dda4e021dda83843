/* Words for the drills: invented companies and people, list items, statements. */

export const COMPANIES = [
  'Norvex',
  'the Halden group',
  'Brightwater Bank',
  'Cordova Foods',
  'the utility',
  'the company',
] as const;

/** Items of lists, with the question that asks for them. */
export const LISTS: readonly { readonly asks: string; readonly items: readonly string[] }[] = [
  {
    asks: 'In which countries does COMPANY have factories?',
    items: ['Poland', 'Mexico', 'Vietnam', 'Portugal', 'Turkey', 'Chile', 'Malaysia'],
  },
  {
    asks: 'Which business segments does COMPANY report?',
    items: ['Logistics', 'Packaging', 'Chemicals', 'Retail', 'Leasing', 'Software'],
  },
  {
    asks: 'Which risks does COMPANY call material?',
    items: [
      'droughts',
      'cyber attacks',
      'price volatility',
      'new regulation',
      'supply shortages',
      'litigation',
    ],
  },
  {
    asks: 'Which raw materials does COMPANY buy?',
    items: ['copper', 'nickel', 'cotton', 'timber', 'bauxite', 'rubber', 'zinc'],
  },
  {
    asks: 'Which ESG topics has COMPANY put first?',
    items: [
      'biodiversity',
      'safety at work',
      'human rights',
      'data privacy',
      'circular economy',
      'air quality',
    ],
  },
  {
    asks: 'Which renewable sources does COMPANY use?',
    items: ['wind', 'solar', 'hydropower', 'geothermal', 'biogas', 'tidal power'],
  },
];

export const FIRST_NAMES = [
  'Anna',
  'Peter',
  'Karin',
  'David',
  'Julia',
  'Thomas',
  'Ines',
  'Robert',
] as const;
export const LAST_NAMES = [
  'Keller',
  'Moreau',
  'Okafor',
  'Tanaka',
  'Novak',
  'Bergman',
  'Silva',
  'Whitfield',
] as const;
export const ROLES = [
  'chief executive',
  'chair of the audit committee',
  'head of sustainability',
  'lead auditor',
  'chief financial officer',
] as const;

/** Names of two or three words; adjacent names differ in one word. */
export const NAMES: readonly { readonly asks: string; readonly names: readonly string[] }[] = [
  {
    asks: 'Which subsidiary of COMPANY owns the port?',
    names: ['Delmar Marine Ltd', 'Delmar Energy Ltd', 'Sundby Marine Ltd'],
  },
  {
    asks: 'Which bank leads the loan to COMPANY?',
    names: ['Bank of Carlow', 'Bank of Clonmel', 'Carlow Savings Fund'],
  },
  {
    asks: 'Which standard does COMPANY certify its sites to?',
    names: ['EMAS Gold', 'EMAS Basic', 'LEED Gold'],
  },
  {
    asks: 'Which region of COMPANY grew fastest?',
    names: ['Southern Europe', 'Northern Europe', 'Southern Africa'],
  },
  {
    asks: 'Which product of COMPANY was recalled?',
    names: ['Ventis Air pump', 'Ventis Water pump', 'Corex Air valve'],
  },
  {
    asks: 'Which committee of COMPANY sets the carbon budget?',
    names: ['Climate Steering Committee', 'Climate Audit Committee', 'Finance Steering Board'],
  },
];

/** A fact and the yes-no question about it. `no` is its negation as a sentence. */
export const FACTS: readonly {
  readonly asks: string;
  readonly yes: string;
  readonly no: string;
  readonly alternative: string;
}[] = [
  {
    asks: 'Does COMPANY publish a transition plan?',
    yes: 'COMPANY publishes a transition plan',
    no: 'COMPANY does not publish a transition plan',
    alternative: 'Transition plans are discussed at conferences',
  },
  {
    asks: 'Has COMPANY set a target for plastic?',
    yes: 'COMPANY has set a target for plastic',
    no: 'COMPANY has not set any target for plastic',
    alternative: 'Plastic is used in most packages',
  },
  {
    asks: 'Is the report of COMPANY externally assured?',
    yes: 'The report is externally assured',
    no: 'The report is not externally assured',
    alternative: 'The report has 120 pages',
  },
  {
    asks: 'Did COMPANY buy back shares?',
    yes: 'COMPANY bought back shares',
    no: 'COMPANY did not buy back any shares',
    alternative: 'The shares are listed in London',
  },
  {
    asks: 'Does COMPANY operate in areas of water stress?',
    yes: 'COMPANY operates in areas of water stress',
    no: 'COMPANY does not operate in areas of water stress',
    alternative: 'Water is a scarce resource',
  },
  {
    asks: 'Was the credit rating of COMPANY changed?',
    yes: 'The credit rating was changed',
    no: 'The credit rating was not changed',
    alternative: 'The rating agencies are independent',
  },
];

/** A statement, its opposite, and an unrelated statement. */
export const STATEMENTS: readonly {
  readonly asks: string;
  readonly statement: string;
  readonly again: string;
  readonly reversed: readonly string[];
  readonly other: string;
}[] = [
  {
    asks: 'What does the lending policy of COMPANY exclude?',
    statement: 'Arctic drilling and peat',
    again: 'Loans for peat and for Arctic drilling are excluded',
    reversed: [
      'Everything but Arctic drilling and peat',
      'It does not exclude Arctic drilling or peat',
    ],
    other: 'Tobacco and weapons',
  },
  {
    asks: 'What did the review of COMPANY find?',
    statement: 'No serious breaches were found',
    again: 'The review found no serious breaches',
    reversed: ['Serious breaches were found', 'The review found serious breaches'],
    other: 'The review took four weeks',
  },
  {
    asks: 'What did COMPANY do with its shipping unit?',
    statement: 'It sold the shipping unit to a fund',
    again: 'The shipping unit was sold to a fund',
    reversed: [
      'It bought the shipping unit from a fund',
      'It did not sell the shipping unit to a fund',
    ],
    other: 'It moved its head office',
  },
  {
    asks: 'Who bears the costs of clean-up at COMPANY?',
    statement: 'The seller bears the costs',
    again: 'Costs are borne by the seller',
    reversed: ['The buyer bears the costs', 'The seller does not bear the costs'],
    other: 'The clean-up takes two years',
  },
  {
    asks: 'What drives demand at COMPANY?',
    statement: 'Higher spending on grids',
    again: 'Demand is driven by higher grid spending',
    reversed: ['Lower spending on grids', 'Demand is not driven by spending on grids'],
    other: 'A new board was elected',
  },
  {
    asks: 'Which plant of COMPANY was closed?',
    statement: 'The Tarent plant',
    again: 'COMPANY closed its Tarent plant',
    reversed: ['All plants except the Tarent plant', 'Not the Tarent plant but the Gera plant'],
    other: 'The Gera plant',
  },
];

export const ABSTENTIONS = [
  'Not disclosed',
  'Not available in the report',
  'N/A',
  'The report does not provide this information.',
  'I cannot determine this from the given context.',
  'The document contains no information on it.',
  'Unable to answer',
] as const;
