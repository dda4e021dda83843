import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { InTurn } from '../../../src/ui/parts/InTurn';
import { OneOfViews } from '../../../src/ui/parts/OneOfViews';

const draw = (id: string) => (
  <>
    <h2>{id}</h2>
    <InTurn>
      <p>first part of {id}</p>
    </InTurn>
    <InTurn>
      <p>second part of {id}</p>
    </InTurn>
  </>
);

describe('one of several views', () => {
  test('is there at once, and the one before it goes part by part', async () => {
    const { rerender } = render(<OneOfViews shown="Overview" draw={draw} />);
    await screen.findByText('second part of Overview');
    rerender(<OneOfViews shown="Questions" draw={draw} />);
    expect(screen.getByRole('heading', { name: 'Questions' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Overview' })).toBeNull();
    await waitFor(() => {
      expect(screen.queryByText('first part of Overview')).toBeNull();
    });
    expect(screen.getByText('Overview')).toBeInTheDocument();
    await waitFor(() => {
      expect(screen.queryByText('Overview')).toBeNull();
    });
    expect(screen.getByText('second part of Questions')).toBeVisible();
  });

  test('is drawn anew when it comes back while it is taken down', async () => {
    const { rerender } = render(<OneOfViews shown="Overview" draw={draw} />);
    await screen.findByText('second part of Overview');
    rerender(<OneOfViews shown="Questions" draw={draw} />);
    rerender(<OneOfViews shown="Overview" draw={draw} />);
    await waitFor(() => {
      expect(screen.queryByText('Questions')).toBeNull();
    });
    expect(screen.getAllByText('Overview')).toHaveLength(1);
    expect(await screen.findByText('second part of Overview')).toBeVisible();
  });
});
